/** Whether the texts of a game say all that can happen in it, in both languages. */
import { createInstance, type TOptions } from 'i18next';
import type { Chapter } from '../../games/kit/ruleset';
import type { GameEvent, Refusal } from '../../games/kit/types';
import kitDe from '../../ui/kit/locales/de.json';
import kitEn from '../../ui/kit/locales/en.json';

type Texts = Record<'en' | 'de', object>;
const kit: Texts = { en: kitEn, de: kitDe };

/** Every text by its dotted key. Plural forms are one key, since languages differ in them. */
export function flatten(texts: object, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'object') for (const [k, v] of flatten(value as object, `${path}${key}.`)) flat.set(k, v);
    else flat.set(`${path}${key}`.replace(/_(zero|one|two|few|many|other)$/, ''), String(value));
  }
  return flat;
}

/** The names of the facts that a text uses, sorted. */
export const facts = (text: string): string[] => [...new Set([...text.matchAll(/{{-?\s*([\w.]+)/g)].map(([, name]) => name!))].toSorted();

/** Words things as the app does, and tells what is missing. */
export function wordsOf(id: string, texts: Texts) {
  const missing: string[] = [];
  const speakers = (['en', 'de'] as const).map((lng) => {
    const i18n = createInstance();
    void i18n.init({
      lng,
      fallbackLng: false,
      initAsync: false,
      resources: { [lng]: { [id]: texts[lng], kit: kit[lng] } },
      interpolation: { escapeValue: false },
      saveMissing: true,
      missingKeyHandler: (_languages, ns, key) => missing.push(`${lng}: ${ns} has no text "${key}"`),
      missingInterpolationHandler: (text: string, [name]: RegExpExecArray) => missing.push(`${lng}: "${text}" asks for ${name}`),
    });
    return { lng, knows: (ns: string, key: string) => i18n.exists(key, { ns }), t: (ns: string, key: string, values: TOptions) => i18n.t(key, { ...values, ns }) };
  });

  const faults = (ns: string, key: string, values: TOptions = {}): string[] => {
    missing.length = 0;
    for (const { lng, t } of speakers) {
      const said = String(t(ns, key, values));
      if (/{{|}}|\$t\(|\[object|undefined/.test(said) || said === '') missing.push(`${lng}: "${key}" says "${said}"`);
    }
    return [...missing];
  };

  return {
    faults: (key: string) => faults(id, key),
    refusalFaults: ({ reason, params }: Refusal) =>
      reason.startsWith('kit:') ? faults('kit', `refuse.${reason.slice(4)}`, params) : faults(id, `refuse.${reason}`, params),
    chapterFaults: ({ name, number }: Chapter) => faults(id, `chapter.${name}`, { number }),
    /** An event without any text is there for the picture alone. */
    eventFaults: ({ type, ...told }: GameEvent) =>
      speakers[0]!.knows(id, `log.${type}`) ? faults(id, `log.${type}`, { ...told, name: 'Ada', fromName: 'Ben', toName: 'Cleo' }) : [],
  };
}
