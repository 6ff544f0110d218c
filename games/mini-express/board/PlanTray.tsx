/** What a turn is planned with: companies, shares, cities, the ways there, what is still open in them, and what comes of it. */
import { useEffect, useRef, type RefObject } from 'react';
import { Button, Choice, ChoiceGroup, useMatch } from '../../../ui/kit';
import { Strip, Tray, useEventText, useRefusalText } from '../../../ui/kit/board';
import Certificate from '~icons/game-icons/diploma';
import { COMPANIES, type Colour, type Company } from '../companies';
import type { Offer } from '../offers';
import { refuseShareOf } from '../share';
import type { View } from '../state';
import { useText } from './look';
import { placeName, wayName } from './place-name';
import { fitting, keyOf, NO_PLAN, paysOf, targetsOf, type Plan } from './plan';
import { Disc, TrainIcon } from './TrainShape';
import { looking } from './use-looks';
import type { Planning } from './use-planning';
import './PlanTray.css';

interface PartProps {
  planning: Planning;
}

export function PlanTray({ planning }: PartProps) {
  const { plan, foreseen } = planning;
  const tray = useRef<HTMLDivElement>(null);
  useFocusKept(tray, plan);
  return (
    <Tray className="me-plan" ref={tray}>
      <Ahead planning={planning} />
      <Picker planning={planning} />
      {plan.target !== null ? <WayList planning={planning} /> : plan.company !== null && <Targets planning={planning} />}
      <Openings planning={planning} />
      {foreseen && <Outcome planning={planning} />}
    </Tray>
  );
}

/** A button that is gone once it has been pressed takes the focus with it: it comes back to what is to be chosen next. */
function useFocusKept(tray: RefObject<HTMLDivElement | null>, plan: Plan): void {
  const last = useRef(plan);
  useEffect(() => {
    const changed = last.current !== plan;
    last.current = plan;
    if (!changed || document.activeElement !== document.body) return;
    const first = (what: string) => tray.current?.querySelector<HTMLElement>(what);
    (first('[role="radio"]') ?? first('.me-picker'))?.focus({ preventScroll: true });
  }, [tray, plan]);
}

/** For who waits: that this is only a plan, and how to be rid of it. In one's turn the action bar says so. */
function Ahead({ planning: { plan, change } }: PartProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  if (view.asked[seat!] === 'act') return null;
  return (
    <div className="me-ahead">
      <span>{t('board.ahead')}</span>
      {(plan.company !== null || plan.target !== null) && <Button size="s" kind="quiet" onClick={() => change(NO_PLAN)}>{t('board.clear')}</Button>}
    </div>
  );
}

/** The four companies: one of them, or all. */
function Picker({ planning: { plan, change, onLook } }: PartProps) {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <div className="me-picker" role="group" tabIndex={-1} aria-label={t('board.pickCompany')}>
      {COMPANIES.map((company) => (
        <button
          key={company}
          type="button"
          className="me-pick"
          aria-pressed={plan.company === company}
          {...looking(onLook, { at: 'company', id: company })}
          onClick={() => change({ company: plan.company === company ? null : company, way: null, share: false, wild: [], pay: null })}
        >
          <TrainIcon company={company} size={30} />
          <span>{t(`company.${company}`)}</span>
          <strong aria-label={t('board.trainsInArea', { count: view.companies[company].area })}>{view.companies[company].area}</strong>
        </button>
      ))}
    </div>
  );
}

/** A share of the company, and every place that it can be built to. */
function Targets({ planning }: PartProps) {
  const { plan, change, offers } = planning;
  const { view, seat } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const company = plan.company!;
  const refused = refuseShareOf(view, company, seat!);
  const ways = fitting(offers, { company, target: null });
  const places = [...new Set(ways.map((way) => targetsOf(way)[0]!))];
  return (
    <Strip label={t('board.targets', { company })}>
      <Button
        size="s"
        kind={plan.share ? 'primary' : 'plain'}
        icon={<Certificate />}
        aria-pressed={plan.share}
        why={refused && word(refused)}
        onClick={() => change({ share: !plan.share, pay: null })}
      >
        {t('board.share', { count: view.companies[company].area })}
      </Button>
      {places.map((id) => <Place key={id} planning={planning} id={id} ways={ways.filter((way) => targetsOf(way)[0] === id)} />)}
      {places.length === 0 && <span className="me-none">{t('board.noBuild', { company })}</span>}
    </Strip>
  );
}

/** A place with what it takes at least, and what the cheapest way brings. */
function Place({ planning: { plan, change, onLook }, id, ways }: PartProps & { id: string; ways: Offer[] }) {
  const t = useText();
  const trains = Math.min(...ways.map((way) => way.trains));
  const { icons, wild } = ways.find((way) => way.trains === trains)!;
  return (
    <Button size="s" {...looking(onLook, { at: 'target', id })} onClick={() => change({ target: id, share: false, way: null, wild: [], pay: null })}>
      {placeName(id, t)}
      <span className="me-pick-trains"><TrainIcon company={plan.company!} size={20} />{trains}</span>
      {icons.length + wild > 0 && <span className="me-pick-trains"><Icons icons={icons} wild={wild} /></span>}
    </Button>
  );
}

/** Every legal way to the chosen place, with what it costs and gives. */
function WayList({ planning: { plan, change, offers, way, onLook } }: PartProps) {
  const t = useText();
  const ways = fitting(offers, plan);
  const alike = new Set(ways.map((each) => wayName(each, t))).size === 1;
  if (ways.length === 0) return <p className="me-none">{t('board.noWay')}</p>;
  return (
    <ChoiceGroup
      className={`me-ways-list ${ways.length === 1 ? 'me-one' : ''} ${alike ? 'me-alike' : ''}`}
      label={t('board.ways', { count: ways.length })}
      value={way && keyOf(way)}
      onChange={(key) => change({ way: key, wild: [], pay: null })}
    >
      {ways.map((offer, i) => (
        <Choice key={keyOf(offer)} id={keyOf(offer)} className="me-way-choice" onLook={(here) => onLook({ at: 'way', id: keyOf(offer) }, here)}><WayFacts offer={offer} number={ways.length > 1 ? i + 1 : 0} /></Choice>
      ))}
    </ChoiceGroup>
  );
}

function WayFacts({ offer, number }: { offer: Offer; number: number }) {
  const t = useText();
  const { company, trains, length, icons, wild, compensation } = offer;
  const given = COMPANIES.filter((other) => compensation[other] > 0);
  return (
    <>
      <span className="me-way-name">
        {number > 0 && <b className="me-way-number">{number}</b>}
        <TrainIcon company={company} size={26} />
        <span className="me-way-words">{t(`company.${company}`)}: {wayName(offer, t)}</span>
      </span>
      <span className="me-facts">
        <span>{t('board.cost', { count: trains })}</span>
        <span>{t('board.gainLength', { count: length })}</span>
        {icons.length + wild > 0 && (
          <span className="me-fact-icons">
            {t('board.you')}
            <Icons icons={icons} wild={wild} />
          </span>
        )}
        {given.length > 0 && (
          <span className="me-fact-icons">
            {t('board.others')}
            {given.map((other) => <span key={other} className="me-fact-icons"><Named company={other} /><b>+{compensation[other]}</b></span>)}
          </span>
        )}
      </span>
    </>
  );
}

/** The influence that a build brings. */
const Icons = ({ icons, wild }: Pick<Offer, 'icons' | 'wild'>) => {
  const t = useText();
  return (
    <>
      {icons.map((icon, i) => <Named key={i} company={icon} />)}
      {wild > 0 && <b>{t('board.wildOf', { count: wild })}</b>}
    </>
  );
};

/** A company's disc, also said. */
function Named({ company }: { company: Company }) {
  const t = useText();
  return (
    <>
      <Disc company={company} size={22} />
      <span className="k-unseen">{t(`company.${company}`)}</span>
    </>
  );
}

/** What the chosen way or share leaves open: companies for wild influence, the colour to pay with. */
function Openings({ planning: { plan, change, way } }: PartProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const pays = paysOf(view, seat!, plan, way);
  const wild = way?.wild ?? 0;
  const toggle = (company: Company) =>
    change({ wild: plan.wild.includes(company) ? plan.wild.filter((c) => c !== company) : [...plan.wild, company].slice(-wild) });
  return (
    <>
      {wild > 0 && (
        <div className="me-open" role="group" aria-label={t('board.chooseWild', { count: wild })}>
          <span>{t('board.chooseWild', { count: wild })}</span>
          {COMPANIES.map((company) => (
            <button key={company} type="button" className="me-open-pick" aria-pressed={plan.wild.includes(company)} onClick={() => toggle(company)}>
              <Disc company={company} size={26} /> {t(`company.${company}`)}
            </button>
          ))}
        </div>
      )}
      {pays.length > 1 && (
        <ChoiceGroup className="me-open" label={t('board.choosePay')} value={plan.pay} onChange={(pay) => change({ pay: pay as Colour })}>
          <span>{t('board.choosePay')}</span>
          {pays.map((pay) => (
            <Choice key={pay} id={pay} className="me-open-pick"><Disc company={pay} size={26} /> {t(`company.${pay}`)}</Choice>
          ))}
        </ChoiceGroup>
      )}
    </>
  );
}

/** All that the action would bring about, in the words of the log. */
function Outcome({ planning: { foreseen } }: PartProps) {
  const t = useText();
  const word = useEventText();
  const lines = foreseen!.events.flatMap((event) => word(event) ?? []);
  return (
    <section className="me-outcome" aria-label={t('board.outcome')}>
      <h4>{t('board.outcome')}</h4>
      <ul>{lines.map((line, i) => <li key={i}>{line}</li>)}</ul>
    </section>
  );
}
