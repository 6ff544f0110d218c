/** What this is, whose the titles are, and whose fonts and icons it uses. */
import { useTranslation } from 'react-i18next';
import { catalogue } from '../games';
import { useLanguage } from '../i18n';
import { Page } from '../parts/Page';
import { Link } from 'wouter';
import './About.css';

const CREDITS = [
  { id: 'bgio', href: 'https://boardgame.io' },
  { id: 'game-icons', href: 'https://game-icons.net' },
  { id: 'lucide', href: 'https://lucide.dev' },
  { id: 'barlow', href: 'https://tribby.com/barlow/' },
  { id: 'source-sans', href: 'https://adobe-fonts.github.io/source-sans/' },
] as const;

export function AboutPage() {
  const { t } = useTranslation();
  const { say } = useLanguage();
  return (
    <Page title={t('about.title')} className="a-about">
      <h1 className="a-title">{t('about.title')}</h1>
      <div className="a-about-paper">
        <p>{t('about.what')}</p>
        <h2>{t('about.games')}</h2>
        <p>{t('about.titles')}</p>
        <ul>
          {catalogue.map(({ manifest }) => (
            <li key={manifest.id}>
              {say(manifest.title)} (<Link href={`/rules/${manifest.id}`}>{t('facts.rules')}</Link>)
            </li>
          ))}
        </ul>
        <p>{t('about.house')}</p>
        <h2>{t('about.device')}</h2>
        <p>{t('about.device-text')}</p>
        <h2>{t('about.credits')}</h2>
        <ul>
          {CREDITS.map(({ id, href }) => (
            <li key={id}>
              <a href={href} rel="noreferrer">{t(`about.credit.${id}.name`)}</a>: {t(`about.credit.${id}.text`)}
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
