/** Before the first night: who the boss is, what the scenario asks for and changes, and which type is on strike. */
import { Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { BOSSES } from '../../content/bosses';
import { ME } from '../../solo/ask';
import { CREW, type View } from '../../state';
import { bossIcon, useText } from '../faces';
import { CrewIcon } from '../Icons';
import { useOfStep } from '../use-of-step';
import { SoloFrame } from './SoloFrame';
import '../Bosses.css';

export function Setup() {
  const { view } = useMatch<View>();
  return view.asked[ME] === 'strike' ? <Strike /> : <ChooseBoss />;
}

/** What is different in this scenario, in a few sentences. */
function Briefing() {
  const { view } = useMatch<View>();
  const t = useText();
  const { scenario, extreme } = view.solo!;
  return (
    <section className="bs-briefing">
      <h3>{t(`scenario.${scenario}`)}</h3>
      <p className="bs-briefing-goal">{t(`board.solo.brief.${extreme ? 'extreme' : scenario}.goal`)}</p>
      <p>{t(`board.solo.brief.${extreme ? 'extreme' : scenario}.rules`)}</p>
    </section>
  );
}

function ChooseBoss() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const [boss, setBoss] = useOfStep<string | null>(null);
  const asked = seat !== null && Object.hasOwn(view.asked, seat);
  const faces = BOSSES.map(({ id }, i) => (
    <article key={id} className="bs-dossier bs-dossier-solo" data-chosen={boss === id || undefined} aria-label={t(`boss.${id}`)}>
      <span className="bs-dossier-tab" aria-hidden>{t('board.file', { number: i + 1 })}</span>
      <div className="bs-mugshot" aria-hidden>{bossIcon(id)}</div>
      {asked ? <Choice id={id} label={t(`boss.${id}`)} className="bs-item">{t(`boss.${id}`)}</Choice> : <h4 className="bs-dossier-name">{t(`boss.${id}`)}</h4>}
    </article>
  ));
  return (
    <SoloFrame
      controls={
        <MoveButton move="chooseSoloBoss" size="l" args={{ boss: boss ?? '' }} why={boss === null ? t('board.solo.why.boss') : undefined}>
          {boss === null ? t('move.chooseSoloBoss') : t('board.solo.beBoss', { boss })}
        </MoveButton>
      }
    >
      <div className="bs-stage">
        <Briefing />
        {asked
          ? <ChoiceGroup className="bs-dossiers" label={t('board.dossiers')} value={boss} onChange={setBoss}>{faces}</ChoiceGroup>
          : <div className="bs-dossiers">{faces}</div>}
      </div>
    </SoloFrame>
  );
}

function Strike() {
  const t = useText();
  const [type, setType] = useOfStep<string | null>(null);
  return (
    <SoloFrame
      controls={
        <MoveButton move="chooseStrike" size="l" args={{ type: type ?? '' }} why={type === null ? t('board.solo.why.strike') : undefined}>
          {type === null ? t('move.chooseStrike') : t('board.solo.strike', { crew: type })}
        </MoveButton>
      }
    >
      <div className="bs-stage">
        <Briefing />
        <ChoiceGroup className="bs-types" label={t('board.solo.types')} value={type} onChange={setType}>
          {CREW.map((crew) => (
            <Choice key={crew} id={crew} label={t(`crew.${crew}`)} className="bs-type">
              <CrewIcon crew={crew} /> {t(`crew.${crew}`)}
            </Choice>
          ))}
        </ChoiceGroup>
      </div>
    </SoloFrame>
  );
}
