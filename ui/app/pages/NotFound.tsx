/** An address that leads nowhere. */
import { useTranslation } from 'react-i18next';
import Signpost from '~icons/lucide/signpost';
import { LinkButton } from '../parts/LinkButton';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('lost.title')}>
      <Notice level={1} icon={<Signpost />} title={t('lost.title')} actions={<LinkButton href="/" kind="primary">{t('nav.home')}</LinkButton>}>
        <p>{t('lost.text')}</p>
      </Notice>
    </Page>
  );
}
