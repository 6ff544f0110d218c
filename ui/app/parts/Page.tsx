/** The frame of every page but the tables: a station sign above, the content, a line of small print below. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LanguageSwitch } from './LanguageSwitch';
import './Page.css';

/** Names the page in the browser's tab. Nothing: the house's own name. */
export function useTitle(title?: string): void {
  const { t } = useTranslation();
  const house = t('house');
  useEffect(() => {
    document.title = title ? `${title} · ${house}` : house;
  }, [title, house]);
}

/** The house's sign, which leads home. */
export const Brand = () => {
  const { t } = useTranslation();
  return (
    <Link href="/" className="a-brand">
      <svg viewBox="0 0 32 32" aria-hidden className="a-brand-mark">
        <path d="M3 27 14 5h4l11 22h-4.6L16 9.4 7.600 27z" />
        <path d="M8 27h16v-2.600H8zM10.400 21h11.200v-2.400H10.400zM12.600 15.400h6.800v-2.200h-6.800z" />
      </svg>
      <span className="a-brand-name">{t('house')}</span>
      <span className="k-unseen">{t('nav.home')}</span>
    </Link>
  );
};

interface PageProps {
  /** Also the page's name in the tab. */
  title?: string | undefined;
  className?: string;
  children: ReactNode;
}

export function Page({ title, className = '', children }: PageProps) {
  const { t } = useTranslation();
  useTitle(title);
  return (
    <div className="a-page">
      <a className="a-skip" href="#main">{t('nav.skip')}</a>
      <header className="a-head">
        <Brand />
        <nav aria-label={t('nav.label')} className="a-nav">
          <Link href="/replay">{t('nav.replays')}</Link>
          <Link href="/about">{t('nav.about')}</Link>
        </nav>
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1} className={`a-main ${className}`}>
        {children}
      </main>
      <footer className="a-foot">{t('foot')}</footer>
    </div>
  );
}
