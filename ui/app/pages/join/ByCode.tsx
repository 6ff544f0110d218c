/** A seat by a code: one's own from another device, or one that the host gives away. */
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { asTrouble } from '../../../client/trouble';
import { Button, TextField } from '../../../kit/index';
import { useTroubleText } from '../../parts/trouble';
import { claimSeat } from '../../start';
import { codeInAddress } from '../match/invite';

export function ByCode({ game, matchID, name }: { game: string; matchID: string; name: string }) {
  const { t } = useTranslation();
  const words = useTroubleText();
  const [, go] = useLocation();
  const [code, setCode] = useState(codeInAddress);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const claim = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      go(await claimSeat(game, matchID, code, name), { replace: true });
    } catch (error) {
      setProblem(words(asTrouble(error)));
      setBusy(false);
    }
  };
  return (
    <form className="a-by-code" onSubmit={(event) => void claim(event)}>
      <TextField label={t('join.code')} help={t('join.code-help')} value={code} onChange={setCode} maxLength={20} autoComplete="off" autoCapitalize="characters" error={problem} />
      <Button type="submit" kind={code === '' ? 'plain' : 'primary'} why={code.trim() === '' ? t('join.code-missing') : undefined} busy={busy}>{t('join.claim')}</Button>
    </form>
  );
}
