/** English or German, at once and remembered. */
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGES, useLanguage } from '../i18n';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div role="group" aria-label={t('language.label')} className="a-languages">
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => void chooseLanguage(code)}
        >
          {code.toUpperCase()} <span className="k-unseen">{t(`language.${code}`)}</span>
        </button>
      ))}
    </div>
  );
}
