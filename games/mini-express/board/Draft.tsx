/** Phase `draft`: starting shares, by split and choice or one by one (ME-072 to ME-084, ME-155 to ME-157). */
import type { ReactNode } from 'react';
import Certificate from '~icons/game-icons/diploma';
import { Choice, ChoiceGroup, useMatch } from '../../../ui/kit';
import { MoveButton, Tray, useRefusalText } from '../../../ui/kit/board';
import { COLOURS, type Colour, type Company } from '../companies';
import { groupsOf, refuseDraft } from '../draft';
import type { View } from '../state';
import { Frame } from './Frame';
import { useText } from './look';
import { TrainIcon } from './TrainShape';
import { useOfTurn } from './use-of-turn';
import './Draft.css';

interface StageProps {
  move: 'splitDraft' | 'chooseGroup' | 'draftShare';
  argsOf: (chosen: string) => object;
  options: { id: string; why?: string | undefined; content: ReactNode }[];
}

/** All three are one choice out of a few. */
function Stage({ move, argsOf, options }: StageProps) {
  const t = useText();
  const [chosen, choose] = useOfTurn<string | null>(null);
  return (
    <Frame
      tray={
        <Tray><ChoiceGroup className={`me-draft me-${move}`} label={t(`move.${move}`)} value={chosen} onChange={choose}>
          {options.map(({ id, why, content }) => <Choice key={id} id={id} why={why} className="me-draft-choice">{content}</Choice>)}
        </ChoiceGroup></Tray>
      }
      controls={<MoveButton move={move} size="l" args={chosen === null ? {} : argsOf(chosen)} why={chosen === null ? t('board.why.draft') : undefined} />}
    />
  );
}

/** Shares as certificates, named. */
function Shares({ shares }: { shares: readonly Company[] }) {
  const t = useText();
  return (
    <span className="me-certificates">
      {[...new Set(shares)].map((company) => (
        <span key={company}>
          <TrainIcon company={company} size={30} /> <span className="me-certificate-name">{t(`company.${company}`)}</span> {shares.length > 1 && <b>{t('board.times', { count: shares.filter((c) => c === company).length })}</b>}
        </span>
      ))}
    </span>
  );
}

/** Each choice with the two groups that it makes. */
export function Split() {
  const t = useText();
  const options = COLOURS.map((single) => {
    const [first, second] = groupsOf(single);
    return { id: single, content: <><b>{t('board.inBoth', { company: single })}</b><Shares shares={first} /><Shares shares={second} /></> };
  });
  return <Stage move="splitDraft" argsOf={(single) => ({ single })} options={options} />;
}

export function Choose() {
  const { view } = useMatch<View>();
  const t = useText();
  const options = view.draft!.groups!.map((shares, index) => ({
    id: String(index), content: <><b>{t('board.group', { number: index + 1 })}</b><Shares shares={shares} /></>,
  }));
  return <Stage move="chooseGroup" argsOf={(index) => ({ index: Number(index) })} options={options} />;
}

export function Pick() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const options = COLOURS.map((company: Colour) => {
    const refused = refuseDraft(view, company, seat!);
    return {
      id: company, why: refused && word(refused),
      content: <><Shares shares={[company]} /><span><Certificate aria-hidden /> {t('board.preparedLeft', { count: view.companies[company].prepared })}</span></>,
    };
  });
  return <Stage move="draftShare" argsOf={(company) => ({ company })} options={options} />;
}
