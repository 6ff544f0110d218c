/** The rules beside the table; their text and its reader load when first looked at. */
import { lazy, Suspense } from 'react';
import type { CatalogueEntry } from '../../../games/index';
import { Waiting } from '../parts/Waiting';

const RulesText = lazy(async () => ({ default: (await import('../pages/rules/RulesText')).RulesText }));

interface RoomRulesProps {
  entry: CatalogueEntry;
  at: string | null;
  onRule: (rule: string) => void;
}

export const RoomRules = (props: RoomRulesProps) => (
  <Suspense fallback={<Waiting />}>
    <RulesText {...props} />
  </Suspense>
);
