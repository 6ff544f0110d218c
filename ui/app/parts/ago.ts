/** How long ago something was, in the reader's language. */
import { useCallback } from 'react';
import { useLanguage } from '../i18n';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]];

export function useAgo(): (at: number) => string {
  const { language } = useLanguage();
  return useCallback(
    (at) => {
      const seconds = Math.round((Date.now() - at) / 1000);
      const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
      const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1];
      return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / size), unit);
    },
    [language],
  );
}
