/** What can be done with a match besides playing it, in one menu. */
import { useTranslation } from 'react-i18next';
import Dots from '~icons/lucide/ellipsis-vertical';
import Languages from '~icons/lucide/languages';
import { IconButton, Menu, type MenuItem } from '../../kit/index';
import { chooseLanguage, LANGUAGES, useLanguage } from '../i18n';

export function RoomMenu({ items }: { items: (MenuItem | 'line')[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const others = LANGUAGES.filter((code) => code !== language).map((code) => ({
    id: `language-${code}`, label: t(`language.${code}`), icon: <Languages />, onSelect: () => void chooseLanguage(code),
  }));
  return (
    <Menu
      label={t('room.menu')}
      trigger={<IconButton label={t('room.menu')} icon={<Dots />} />}
      items={[...items, ...(items.length > 0 ? (['line'] as const) : []), ...others]}
    />
  );
}
