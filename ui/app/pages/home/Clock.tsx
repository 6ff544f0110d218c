/** The station clock. */
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n';

export function Clock() {
  const { language } = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className="a-clock" dateTime={now.toISOString()}>
      {new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false }).format(now)}
    </time>
  );
}
