/** While a page or its data loads. It stays unseen for a moment, so that quick loads do not flicker. */
import { useTranslation } from 'react-i18next';

export function Waiting({ what }: { what?: string }) {
  const { t } = useTranslation();
  return (
    <div className="a-waiting" role="status">
      <span className="a-waiting-lamp" aria-hidden />
      {what ?? t('loading')}
    </div>
  );
}
