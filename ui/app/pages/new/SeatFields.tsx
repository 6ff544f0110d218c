/** Who sits where at a table on this device: a name, and person or bot. */
import { useTranslation } from 'react-i18next';
import Bot from '~icons/lucide/bot';
import Person from '~icons/lucide/user';
import { BOT_NAMES } from '../../../../games/kit/bot';
import { NAME_LETTERS } from '../../../../games/kit/wire';
import type { LocalSeat } from '../../../client/local';
import { SeatEmblem, Segmented, TextField } from '../../../kit/index';

interface SeatFieldsProps {
  seats: LocalSeat[];
  onChange: (index: number, seat: LocalSeat) => void;
}

export function SeatFields({ seats, onChange }: SeatFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="a-seats">
      <legend>{t('seats.title')}</legend>
      {seats.map((seat, i) => {
        const number = i + 1;
        return (
          <div key={i} className="a-seat">
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
              value={seat.bot ? 'bot' : 'person'}
              onChange={(id) => onChange(i, { ...seat, bot: id === 'bot' })}
              options={[
                { id: 'person', label: t('seats.person'), icon: <Person /> },
                { id: 'bot', label: t('seats.bot'), icon: <Bot /> },
              ]}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
