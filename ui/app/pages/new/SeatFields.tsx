/** Who sits where at a table on this device: a name, and person or bot, of two strengths where the game has them. */
import { useTranslation } from 'react-i18next';
import Person from '~icons/lucide/user';
import { BOT_NAMES, botKind, botMarks, type BotKind } from '../../../../games/kit/bot';
import { NAME_LETTERS } from '../../../../games/kit/wire';
import type { LocalSeat } from '../../../client/local';
import { SeatEmblem, Segmented, TextField } from '../../../kit/index';
import { BotIcon } from '../../parts/BotIcon';

interface SeatFieldsProps {
  bots: BotKind[];
  seats: LocalSeat[];
  onChange: (index: number, seat: LocalSeat) => void;
}

export function SeatFields({ bots, seats, onChange }: SeatFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="a-seats">
      <legend>{t('seats.title')}</legend>
      {seats.map((seat, i) => {
        const number = i + 1;
        return (
          <div key={i} className="a-seat" data-tall={bots.length > 1 || undefined}>
            <SeatEmblem seat={String(i)} size={36} />
            <TextField
              label={t('seats.name', { number })}
              placeholder={seat.bot ? BOT_NAMES[i] : t('seats.player', { number })}
              value={seat.name}
              maxLength={NAME_LETTERS}
              onChange={(name) => onChange(i, { ...seat, name })}
            />
            <Segmented
              hideLabel
              label={t('seats.kind', { number })}
              value={botKind(seat) ?? 'person'}
              onChange={(id) => onChange(i, { name: seat.name, ...(id === 'person' ? { bot: false } : botMarks(id as BotKind)) })}
              options={[
                { id: 'person', label: t('seats.person'), icon: <Person /> },
                ...bots.map((id) => ({ id, label: t(`seats.${id}`), icon: <BotIcon kind={id} /> })),
              ]}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
