/** What only one map or module has: faster trains, Boom City tiles and the bonus for star cities, the Bot's bag (ME-205, ME-256, ME-336). */
import { Panel, useMatch } from '../../../ui/kit';
import { Track } from '../../../ui/kit/board';
import { COLOURS, COMPANIES } from '../companies';
import { MAPS } from '../grid';
import { starsOf } from '../length';
import type { View } from '../state';
import { useText } from './look';
import { Disc, TrainIcon } from './TrainShape';
import './Extras.css';

export function Extras() {
  const { view } = useMatch<View>();
  return (
    <>
      {view.improvement !== null && <Improvement />}
      {view.map === 'tw1908' && <Connections />}
      {view.bag && <Bag />}
    </>
  );
}

/** A White train on a space for each share taken; at the last one trains get faster. */
function Improvement() {
  const { view } = useMatch<View>();
  const t = useText();
  const faster = MAPS[view.map].trainImprovement!;
  const done = view.improvement!;
  const facts = { before: faster.restockBefore, restock: faster.restockAfter, limit: faster.limitAfter };
  return (
    <Panel title={t('board.improvement')}>
      <Track
        label={t('board.improvement')}
        note={done >= faster.trigger ? t('board.faster', facts) : t('board.fasterAt', { ...facts, count: faster.trigger - done })}
        spaces={Array.from({ length: faster.trigger }, (_, i) => ({
          id: String(i), print: i + 1,
          label: t(i < done ? 'board.spaceFilled' : 'board.spaceFree', { space: i + 1 }),
          piece: i < done && <TrainIcon company="white" size={26} />,
          ...(i + 1 === faster.trigger && { end: 'goal' as const }),
        }))}
      />
    </Panel>
  );
}

/** Boom City tiles left, and how many star cities each company is connected to. */
function Connections() {
  const { view } = useMatch<View>();
  const t = useText();
  const { connectionBonus, whiteBuild } = MAPS[view.map];
  return (
    <Panel title={t('board.connections')}>
      <ul className="me-extras">
        {COLOURS.map((company) => (
          <li key={company}><Disc company={company} size={22} /> {t('board.stars', { company, count: starsOf(view, company) })}</li>
        ))}
      </ul>
      <p className="me-note">{connectionBonus!.rows.map(({ stars, bonus }) => t('board.bonusRow', { stars, bonus })).join(' · ')}</p>
      <p className="me-note">{t('board.boomTiles', { count: whiteBuild!.boomCityTiles - view.booms.length })}</p>
    </Panel>
  );
}

/** Chips left in the Bot's bag. */
function Bag() {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <Panel title={t('board.bag')}>
      <ul className="me-extras">
        {COMPANIES.map((company) => <li key={company}><Disc company={company} size={22} /> {t('board.chips', { company, count: view.bag![company] })}</li>)}
      </ul>
    </Panel>
  );
}
