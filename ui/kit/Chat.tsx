/** Table talk. Where the rules ask for silence it is closed and says why. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Send from '~icons/lucide/send-horizontal';
import type { Refusal, Seat } from '../../games/kit/types';
import { IconButton } from './Button';
import { useMatch } from './match';
import { scroller } from './scroller';
import { SeatEmblem } from './seats';
import { useNameOf, useRefusalText } from './words';
import './Field.css';
import './Chat.css';

export interface ChatMessage {
  id: string;
  seat: Seat;
  text: string;
}

interface ChatProps {
  messages: ChatMessage[];
  onSend: (text: string) => void;
  /** Why nothing can be said now. */
  closed?: string | undefined;
  /** Why the last thing said was not passed on. */
  refused?: Refusal | null;
  /** Most characters of one message. */
  longest?: number;
}

export function Chat({ messages, onSend, closed, refused = null, longest = 300 }: ChatProps) {
  const { seat: me } = useMatch();
  const { t } = useTranslation('kit');
  const nameOf = useNameOf();
  const word = useRefusalText();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages.length]);
  return (
    <div className="k-chat">
      <ol className="k-chat-list" ref={list} aria-live="polite" aria-label={t('chat.title')} {...scroller}>
        {messages.length === 0 && <li className="k-quiet">{t('chat.empty')}</li>}
        {messages.map((m) => (
          <li key={m.id} className="k-chat-line" data-mine={m.seat === me || undefined}>
            <SeatEmblem seat={m.seat} size={24} />
            <span className="k-chat-bubble">
              <strong>{nameOf(m.seat)}</strong> {m.text}
            </span>
          </li>
        ))}
      </ol>
      {refused && <p className="k-chat-refused" role="alert">{word(refused)}</p>}
      {closed !== undefined ? (
        <p className="k-chat-closed">{closed}</p>
      ) : (
        <Say onSend={onSend} longest={longest} />
      )}
    </div>
  );
}

/** Where one writes. */
function Say({ onSend, longest }: Required<Pick<ChatProps, 'onSend' | 'longest'>>) {
  const { t } = useTranslation('kit');
  const [text, setText] = useState('');
  const say = () => {
    const said = text.trim();
    if (said === '') return;
    onSend(said);
    setText('');
  };
  return (
    <form
      className="k-chat-form"
      onSubmit={(e) => {
        e.preventDefault();
        say();
      }}
    >
      <input
        className="k-input"
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        value={text}
        maxLength={longest}
        onChange={(e) => setText(e.target.value)}
      />
      <IconButton type="submit" label={t('chat.send')} icon={<Send />} why={text.trim() === '' ? t('chat.nothing') : undefined} />
    </form>
  );
}
