/** What can be done with a match besides playing it, in one menu. */
import { useTranslation } from 'react-i18next';
import Dots from '~icons/lucide/ellipsis-vertical';
import Languages from '~icons/lucide/languages';
import Loud from '~icons/lucide/volume-2';
import Mute from '~icons/lucide/volume-x';
import { IconButton, Menu, type MenuItem } from '../../kit/index';
import { useFan } from '../../client/fan';
import { chooseLanguage, LANGUAGES, useLanguage } from '../i18n';
import { setSound, soundOn } from '../sound/sound';

export function RoomMenu({ items }: { items: (MenuItem | 'line')[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const loud = useFan(soundOn);
  const sound: MenuItem = { id: 'sound', label: t(loud ? 'sound.off' : 'sound.on'), icon: loud ? <Mute /> : <Loud />, onSelect: () => setSound(!loud) };
  const others = LANGUAGES.filter((code) => code !== language).map((code) => ({
    id: `language-${code}`, label: t(`language.${code}`), icon: <Languages />, onSelect: () => void chooseLanguage(code),
  }));
  return (
    <Menu
      label={t('room.menu')}
      trigger={<IconButton label={t('room.menu')} icon={<Dots />} />}
      items={[...items, ...(items.length > 0 ? (['line'] as const) : []), sound, ...others]}
    />
  );
}
