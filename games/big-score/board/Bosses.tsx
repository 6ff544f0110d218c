/** Phase `bosses`: six dossiers, each with two starting items of which its boss takes one (BS-064, BS-066). */
import { Choice, ChoiceGroup, SeatEmblem, useMatch } from '../../../ui/kit';
import { MoveButton, Token, useNameOf } from '../../../ui/kit/board';
import { BOSSES, type Boss } from '../content/bosses';
import { START_CASH } from '../content/numbers';
import type { View } from '../state';
import { bossIcon, money, useFaces, useText } from './faces';
import { Frame } from './Frame';
import { useOfStep } from './use-of-step';
import './Bosses.css';

interface Taking {
  boss: string;
  item: 0 | 1;
}

/** A boss and its item as the id of a choice: `dragon/0`. */
function takingOf(id: string): Taking {
  const [boss, item] = id.split('/');
  return { boss: boss!, item: item === '0' ? 0 : 1 };
}

export function Bosses() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const [choice, setChoice] = useOfStep<Taking | null>(null);
  const asked = seat !== null && Object.hasOwn(view.asked, seat);
  const dossiers = BOSSES.map((boss, i) => (
    <Dossier key={boss.id} boss={boss} file={i + 1} asked={asked} chosen={choice?.boss === boss.id} />
  ));
  const item = choice && BOSSES.find(({ id }) => id === choice.boss)!.items[choice.item];
  return (
    <Frame
      hint={t('board.ages', { names: view.ages.map(nameOf).join(' → ') })}
      controls={
        <MoveButton move="chooseBoss" size="l" args={choice ?? { boss: '', item: 0 }} why={choice ? undefined : t('board.why.boss')}>
          {choice && item ? t('board.takeBoss', { boss: choice.boss, kind: item.kind, amount: item.kind === 'cash' ? item.amount : 1 }) : t('move.chooseBoss')}
        </MoveButton>
      }
    >
      <div className="bs-stage">
        <header className="bs-heading">
          <h3>{t('board.dossiers')}</h3>
          <p>
            {t('board.startCash', { amount: money(START_CASH) })} {!asked && t('board.ages', { names: view.ages.map(nameOf).join(' → ') })}
          </p>
        </header>
        {asked ? (
          <ChoiceGroup className="bs-dossiers" label={t('board.dossiers')} value={choice && `${choice.boss}/${choice.item}`} onChange={(id) => setChoice(takingOf(id))}>
            {dossiers}
          </ChoiceGroup>
        ) : (
          <div className="bs-dossiers">{dossiers}</div>
        )}
      </div>
    </Frame>
  );
}

interface DossierProps {
  boss: Boss;
  file: number;
  asked: boolean;
  chosen: boolean;
}

function Dossier({ boss, file, asked, chosen }: DossierProps) {
  const { view } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const owner = Object.keys(view.seats).find((seat) => view.seats[seat]!.boss === boss.id);
  return (
    <article className="bs-dossier" data-taken={owner !== undefined || undefined} data-chosen={chosen || undefined} aria-label={t(`boss.${boss.id}`)}>
      <span className="bs-dossier-tab" aria-hidden>{t('board.file', { number: file })}</span>
      <div className="bs-mugshot" aria-hidden>{bossIcon(boss.id)}</div>
      <h4 className="bs-dossier-name">{t(`boss.${boss.id}`)}</h4>
      {owner === undefined ? (
        <div className="bs-dossier-items">
          <span className="bs-dossier-label">{t('board.startsWith')}</span>
          {([0, 1] as const).map((item) => (
            <StartItem key={item} boss={boss} item={item} asked={asked} />
          ))}
        </div>
      ) : (
        <p className="bs-dossier-owner">
          <SeatEmblem seat={owner} size={26} /> {t('board.playedBy', { name: nameOf(owner) })}
        </p>
      )}
    </article>
  );
}

interface StartItemProps {
  boss: Boss;
  item: 0 | 1;
  asked: boolean;
}

function StartItem({ boss, item, asked }: StartItemProps) {
  const t = useText();
  const faces = useFaces();
  const thing = boss.items[item];
  const face = faces.item(thing);
  const inner = (
    <>
      <Token face={face} size="s" {...(thing.kind !== 'cash' && { help: faces.worth(thing.kind) })} />
      <span>{thing.kind === 'cash' ? t('thing.cash') : face.label}</span>
    </>
  );
  if (!asked) return <span className="bs-item">{inner}</span>;
  return (
    <Choice id={`${boss.id}/${item}`} label={t('board.bossWith', { boss: boss.id, item: face.label })} className="bs-item">
      {inner}
    </Choice>
  );
}
