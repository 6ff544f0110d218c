/** Which of the open tables to show: one game's, and those with room for a whole party. */
import { useTranslation } from 'react-i18next';
import { Select } from '../../../kit/index';
import { catalogue } from '../../games';
import { useLanguage } from '../../i18n';

export interface Wanted {
  /** A game's id; null: any. */
  game: string | null;
  /** At least so many free seats. */
  free: number;
}

/** No game's id. */
const ALL = '*';

const PARTIES = [1, 2, 3, 4];

export function OpenFilter({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const { t } = useTranslation();
  const { say } = useLanguage();
  return (
    <div className="a-filter">
      {catalogue.length > 1 && (
        <Select
          label={t('open.game')}
          value={wanted.game ?? ALL}
          onChange={(id) => onChange({ ...wanted, game: id === ALL ? null : id })}
          options={[{ id: ALL, label: t('open.all') }, ...catalogue.map(({ manifest }) => ({ id: manifest.id, label: say(manifest.title) }))]}
        />
      )}
      <Select
        label={t('open.party')}
        value={String(wanted.free)}
        onChange={(free) => onChange({ ...wanted, free: Number(free) })}
        options={PARTIES.map((count) => ({ id: String(count), label: t('open.room', { count }) }))}
      />
    </div>
  );
}
