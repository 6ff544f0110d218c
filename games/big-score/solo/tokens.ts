/** Where vault tokens go in a solo game (BS-348, BS-501). */
import { VAULT_CASH } from '../content/vault';
import type { Turn } from '../events';
import type { VaultKind } from '../state';
import { bossOf, ME, soloOf } from './ask';

/** A token won. Cash won during Act I turns into cash of the supply at once; the rest goes where `to` says. */
export function winToken({ G, tell }: Turn, token: VaultKind, to: 'loot' | 'stash'): void {
  const boss = bossOf(G);
  const cash = G.act === 1 ? VAULT_CASH[token] : undefined;
  if (cash === undefined) boss[to].push(token);
  else {
    boss.cash += cash;
    soloOf(G).gone.push(token);
  }
  tell({ type: 'token-won', seat: ME, token });
}

/** Turns the vault cash carried out into cash of the supply, so that it can be spent on the market. */
export function cashIn({ G }: Turn): void {
  const boss = bossOf(G);
  const notes = boss.stash.filter((token) => VAULT_CASH[token] !== undefined);
  for (const note of notes) boss.cash += VAULT_CASH[note]!;
  boss.stash = boss.stash.filter((token) => VAULT_CASH[token] === undefined);
  soloOf(G).gone.push(...notes);
}

/** Takes the named tokens out of a list, one each. */
export function takeOut(from: VaultKind[], tokens: readonly VaultKind[]): void {
  for (const token of tokens) from.splice(from.indexOf(token), 1);
}
