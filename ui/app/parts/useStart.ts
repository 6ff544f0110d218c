/** Starts a match at the press of a button, and goes there. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useToast } from '../../kit/index';
import { myName } from '../device';

/** Goes where `begin` leads, or says why not. */
export function useStart(begin: (nameAt: (seat: number) => string) => Promise<string>, problem: (error: unknown) => string) {
  const { t } = useTranslation();
  const toast = useToast();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      go(await begin((seat) => myName() || t('seats.player', { number: seat + 1 })));
    } catch (error) {
      toast({ title: problem(error), tone: 'bad' });
      setBusy(false);
    }
  };
  return { busy, start };
}
