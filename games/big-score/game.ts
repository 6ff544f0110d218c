import { defineRuleset } from '../kit/ruleset';
import { manifest } from './manifest';
import type { BigScore, Counts } from './state';
export const ruleset = defineRuleset<BigScore, Counts>({ manifest } as never);
