/** A button that plays a move; off with the rule's own reason while the move is refused. */
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './Button';
import { useMatch } from './match';
import { useRefusalText } from './words';

interface MoveButtonProps extends Omit<ButtonProps, 'onClick' | 'why' | 'busy'> {
  move: string;
  args?: object;
  /** A reason of the board itself, such as “choose a card first”; comes before the rule's. */
  why?: string | undefined;
  /** Called when the move was sent. */
  onPlayed?: () => void;
}

/** Its label is the game's `move.<name>` unless children say it better. */
export function MoveButton({ move, args, why, onPlayed, children, kind = 'primary', ...rest }: MoveButtonProps) {
  const match = useMatch();
  const { t } = useTranslation(match.manifest.id);
  const reason = useRefusalText();
  const refused = why === undefined ? match.refusal(move, args) : undefined;
  return (
    <Button
      kind={kind}
      why={why ?? (refused && reason(refused))}
      busy={match.busy}
      onClick={() => {
        match.act(move, args);
        onPlayed?.();
      }}
      {...rest}
    >
      {children ?? t(`move.${move}`)}
    </Button>
  );
}
