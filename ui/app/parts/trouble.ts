/** Words what went wrong with the server: its own reason where it gave one, else what kind of trouble it is. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LobbyTrouble } from '../../client/trouble';

export function useTroubleText(): (trouble: Pick<LobbyTrouble, 'kind' | 'reason' | 'params'>) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    ({ kind, reason, params }) => {
      const key = reason?.startsWith('kit:') ? `kit:refuse.${reason.slice(4)}` : undefined;
      return key !== undefined && i18n.exists(key) ? t(key, { ...params }) : t(`trouble.${kind}`);
    },
    [t, i18n],
  );
}
