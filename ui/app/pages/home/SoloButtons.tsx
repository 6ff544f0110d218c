/** The ways to play a game alone: the next scenario at one press, or a choice among all of them. */
import { useTranslation } from 'react-i18next';
import List from '~icons/lucide/list-checks';
import Target from '~icons/lucide/target';
import type { CatalogueEntry } from '../../../../games/index';
import { useFan } from '../../../client/fan';
import { Button } from '../../../kit/index';
import { bests, nextScenario } from '../../best';
import { useLanguage } from '../../i18n';
import { LinkButton } from '../../parts/LinkButton';
import { useStart } from '../../parts/useStart';
import { startSolo } from '../../start';

export function SoloButtons({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const next = nextScenario(useFan(bests.fan), entry);
  const { busy, start } = useStart((nameAt) => startSolo(entry, next!, nameAt(0)), () => t('table.not-saved'));
  if (!next) return null;
  return (
    <>
      <Button size="l" icon={<Target />} busy={busy} onClick={() => void start()}>{t('solo.next', { title: say(next.title) })}</Button>
      <LinkButton href={`/solo/${entry.manifest.id}`} size="l" icon={<List />}>{t('solo.scenarios')}</LinkButton>
    </>
  );
}
