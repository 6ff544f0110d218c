/** A one-time code that gives a seat to another device: one's own, to go on there, or as the host a free one, to somebody. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Copy from '~icons/lucide/copy';
import { lobby } from '../../../client/lobby';
import type { Place } from '../../../client/online';
import { asTrouble } from '../../../client/trouble';
import { Button, Dialog } from '../../../kit/index';
import { Qr } from '../../parts/Qr';
import { useTroubleText } from '../../parts/trouble';
import { Waiting } from '../../parts/Waiting';
import { codeLink, useCopy } from './invite';

interface CodeDialogProps {
  game: string;
  place: Place;
  /** Which seat. */
  seat: string;
  onClose: () => void;
}

/** As people read it aloud: in three groups. */
const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

export function CodeDialog({ game, place, seat, onClose }: CodeDialogProps) {
  const { t } = useTranslation();
  const words = useTroubleText();
  const copy = useCopy();
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { matchID, seat: holder, credentials = '' } = place;
  useEffect(() => {
    let gone = false;
    lobby.code(game, matchID, { seat: holder!, credentials }, seat).then(
      (given) => gone || setCode(given.code),
      (error: unknown) => gone || setProblem(words(asTrouble(error))),
    );
    return () => {
      gone = true;
    };
  }, [game, matchID, holder, credentials, seat, words]);
  const link = code === undefined ? '' : codeLink(game, matchID, code);
  const own = seat === holder;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(own ? 'code.move' : 'code.give')}
      description={t(own ? 'code.move-text' : 'code.give-text')}
      actions={code !== undefined && <Button kind="primary" icon={<Copy />} onClick={() => copy(link)}>{t('code.copy')}</Button>}
    >
      {problem !== undefined ? <p role="alert" className="a-problem">{problem}</p> : code === undefined ? <Waiting /> : (
        <div className="a-code">
          <Qr address={link} label={t('code.qr')} />
          <p><strong className="a-code-letters">{inGroups(code)}</strong></p>
        </div>
      )}
    </Dialog>
  );
}
