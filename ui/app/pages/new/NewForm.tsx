/** The create form. It draws itself from the manifest and starts the match on this device or on the server. */
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import Globe from '~icons/lucide/globe';
import Mail from '~icons/lucide/mail';
import Tablet from '~icons/lucide/smartphone';
import type { CatalogueEntry } from '../../../../games/index';
import { BOT_NAMES } from '../../../../games/kit/bot';
import { optionApplies, type Manifest, type Options } from '../../../../games/kit/manifest';
import { NAME_LETTERS } from '../../../../games/kit/wire';
import type { LocalSeat } from '../../../client/local';
import { asTrouble } from '../../../client/trouble';
import { Button, Segmented, Switch, TextField } from '../../../kit/index';
import { keepMyName, myName } from '../../device';
import { botKinds } from '../../games';
import { useTroubleText } from '../../parts/trouble';
import { startOnline, startTable } from '../../start';
import { OptionFields } from './OptionFields';
import { SeatFields } from './SeatFields';

export type Where = 'public' | 'invite' | 'device';

/** The options that exist for this match, with the values chosen. */
export const chosen = ({ options }: Manifest, count: number, values: Options): Options =>
  Object.fromEntries(options.filter((option) => optionApplies(option, count, values)).map(({ id }) => [id, values[id]!]));

const defaults = ({ options }: Manifest): Options => Object.fromEntries(options.map(({ id, default: value }) => [id, value]));

/** As many seats as the game allows, so that changing the number back loses no name. */
const firstSeats = ({ players }: Manifest, me: string): LocalSeat[] =>
  Array.from({ length: players.max }, (_, i) => ({ name: i === 0 ? me : '', bot: false }));

export function NewForm({ entry, where: first }: { entry: CatalogueEntry; where: Where }) {
  const { t } = useTranslation();
  const { manifest } = entry;
  const [where, setWhere] = useState<Where>(first);
  const [count, setCount] = useState(Math.max(manifest.players.min, Math.min(4, manifest.players.max)));
  const [name, setName] = useState(myName);
  const [seats, setSeats] = useState(() => firstSeats(manifest, myName()));
  const [spectators, setSpectators] = useState(true);
  const [values, setValues] = useState(() => defaults(manifest));
  const { submit, busy, problem } = useStart(entry);
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const nameMissing = where !== 'device' && name.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameMissing) return nameField.current?.focus();
    submit({ where, name: name.trim(), seats: seats.slice(0, count), spectators, options: chosen(manifest, count, values) });
  };
  const counts = Array.from({ length: manifest.players.max - manifest.players.min + 1 }, (_, i) => String(manifest.players.min + i));
  return (
    <form className="a-form" onSubmit={send} noValidate>
      <Segmented
        label={t('new.where')}
        value={where}
        onChange={(id) => setWhere(id as Where)}
        options={[
          { id: 'public', label: t('new.public'), icon: <Globe /> },
          { id: 'invite', label: t('new.invite'), icon: <Mail /> },
          { id: 'device', label: t('new.device'), icon: <Tablet /> },
        ]}
        help={t(`new.${where}-help`)}
      />
      <Segmented label={t('new.players')} value={String(count)} onChange={(id) => setCount(Number(id))} options={counts.map((id) => ({ id, label: id }))} />
      {where === 'device' ? (
        <SeatFields bots={botKinds(entry)} seats={seats.slice(0, count)} onChange={(i, seat) => setSeats(seats.map((old, k) => (k === i ? seat : old)))} />
      ) : (
        <>
          <TextField label={t('name.label')} value={name} onChange={setName} maxLength={NAME_LETTERS} autoComplete="nickname" help={t('name.help')} ref={nameField} error={tried && nameMissing ? t('name.missing') : undefined} />
          <Switch label={t('new.spectators')} help={t('new.spectators-help')} checked={spectators} onChange={setSpectators} />
        </>
      )}
      <OptionFields manifest={manifest} count={count} values={values} onChange={setValues} />
      {problem && <p role="alert" className="a-problem">{problem}</p>}
      <Button type="submit" kind="primary" size="l" wide busy={busy}>
        {t(where === 'device' ? 'new.start' : 'new.open')}
      </Button>
    </form>
  );
}

interface Wish {
  where: Where;
  name: string;
  seats: LocalSeat[];
  spectators: boolean;
  options: Options;
}

/** Starts what the form asks for and goes there; words what hinders. */
function useStart(entry: CatalogueEntry) {
  const { t } = useTranslation();
  const words = useTroubleText();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async ({ where, name, seats, spectators, options }: Wish) => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (where === 'device') {
        const named = seats.map((seat, i) => ({ ...seat, name: seat.name.trim() || (seat.bot ? BOT_NAMES[i]! : t('seats.player', { number: i + 1 })) }));
        const mine = named.find(({ bot }) => !bot)?.name;
        if (mine !== undefined && seats.some((seat) => seat.name.trim() === mine)) keepMyName(mine);
        go(await startTable(entry, named, options));
      } else {
        const match = { numPlayers: seats.length, setupData: options, unlisted: where === 'invite', spectators };
        go(await startOnline(entry.manifest.id, match, name));
      }
    } catch (error) {
      const full = error instanceof Error && error.message === 'full';
      setProblem(full ? t('table.not-saved') : words(asTrouble(error)));
      setBusy(false);
    }
  };
  return { submit: (wish: Wish) => void submit(wish), busy, problem };
}

