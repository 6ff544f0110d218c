/** What hints have told: facts for all, and those for this seat and one other alone. They were true when they were told. */
import Lock from '~icons/lucide/lock-keyhole';
import { Panel, useMatch } from '../../../ui/kit';
import { useNameOf } from '../../../ui/kit/board';
import type { Note, Raid, View } from '../state';
import { CardPiles } from './CardPiles';
import { useText, type Text } from './faces';
import { SafeTile } from './SafeTile';
import './Notes.css';

export function Notes({ raid }: { raid: Raid }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const own = (seat === null ? undefined : view.players[seat])?.notes ?? [];
  const notes = [...raid.notes, ...own].toSorted((a, b) => b.round - a.round);
  return (
    <Panel className="rr-told" title={t('thing.notes')} aria-label={t('thing.notes')} tone="paper">
      {notes.length === 0 ? <p className="k-quiet">{t('board.noNotes')}</p> : (
        <ul className="rr-notes">{notes.map((note, i) => <NoteLine key={i} note={note} />)}</ul>
      )}
    </Panel>
  );
}

function NoteLine({ note }: { note: Note }) {
  const t = useText();
  const nameOf = useNameOf();
  const { fact } = note;
  const mine = note.seats !== 'all';
  return (
    <li className="rr-note" data-mine={mine || undefined}>
      <span className="rr-note-from">
        {t('thing.round', { round: note.round })} · {t(`hint.${note.hint}`)}{note.lasts === 'round' && ` · ${t('board.thisRound')}`}
        {mine && <span className="rr-note-mine"><Lock aria-hidden /> {t('board.forYouTwo')}</span>}
      </span>
      <span className="rr-note-text">{factText(note, t, nameOf)}</span>
      {(fact.what === 'hand' || fact.what === 'pile') && <CardPiles cards={fact.cards} label={factText(note, t, nameOf)} />}
      {fact.what === 'face' && <SafeTile id={fact.id} number={fact.safe + 1} />}
    </li>
  );
}

/** A fact in words. */
function factText({ fact }: Note, t: Text, nameOf: (seat: string) => string): string {
  const name = 'seat' in fact ? nameOf(fact.seat) : '';
  switch (fact.what) {
    case 'kinds': return t('note.kinds', { count: fact.n });
    case 'highest': return t('note.highest', { count: fact.n });
    case 'missing': return t(fact.yes ? 'note.missing' : 'note.not-missing', { tool: fact.tool });
    case 'most': return t('note.most', { tool: fact.tool });
    case 'count': return t('note.count', { tool: fact.tool, count: fact.n });
    case 'one-of': return t('note.one-of', { first: fact.tools[0], second: fact.tools[1] });
    case 'mark': return fact.tool === null ? t('note.no-tool', { name }) : t(fact.yes ? 'note.play' : 'note.drop', { name, tool: fact.tool });
    case 'most-held': return fact.tool === null ? t('note.most-held-none', { name }) : t('note.most-held', { name, tool: fact.tool });
    case 'cleared': return t('note.cleared', { name, count: fact.n });
    case 'cleared-kinds': return fact.tools.map((tool) => t('note.cleared-kind', { name, tool })).join(' ');
    case 'given-card': return t('note.given-card', { name, card: fact.card });
    case 'shown-safe': return t('note.shown-safe', { name, number: fact.safe + 1 });
    case 'face': return t('note.face', { number: fact.safe + 1 });
    case 'hand': case 'none-shown': case 'given': return t(`note.${fact.what}`, { name });
    case 'pile': return t('note.pile');
  }
}
