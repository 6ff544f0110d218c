/** What lies beside the board: the bag by kinds (anybody could have counted it), extras, board-game cards still to come. */
import { useMatch, Panel } from '../../../ui/kit';
import { Token, TokenPile } from '../../../ui/kit/board';
import { MONOPOLY_CARDS, monopolyCardOf } from '../content/house';
import { COLOURS, TOKENS, type View } from '../state';
import { COLOUR_LOOK, diceIcon, sectionIcon, useText, useTokenFace } from './faces';
import './Supplies.css';

export function Supplies() {
  const { view } = useMatch<View>();
  const t = useText();
  const face = useTokenFace();
  const left = (colour: string) => MONOPOLY_CARDS.filter((card) => card.colour === colour).length - view.monopolyGone.filter((id) => monopolyCardOf(id).colour === colour).length;
  return (
    <Panel className="gl-supplies" title={t('board.supplies')} icon={sectionIcon('tokens')}>
      <dl>
        <div>
          <dt>{t('thing.bag')}</dt>
          <dd>{TOKENS.map((token) => <TokenPile key={token} face={face(token)} count={view.bag[token]} />)}</dd>
        </div>
        <div>
          <dt>{t('thing.extras')}</dt>
          <dd>
            {view.extras.map((token, i) => <Token key={i} face={face(token)} size="s" />)}
            {view.extras.length === 0 && <span className="k-quiet">{t('board.noExtras')}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('board.gameCards')}</dt>
          <dd>
            {COLOURS.map((colour) => (
              <TokenPile key={colour} face={{ label: t(`colour.${colour}`), icon: diceIcon, tone: COLOUR_LOOK[colour].fill }} count={left(colour)} />
            ))}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
