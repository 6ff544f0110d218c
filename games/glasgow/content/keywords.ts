/** All that can be said (GT-192, GT-193). The words themselves are in the locales, since each reader sees the own language. */

export const KEYWORD_GROUPS = {
  tool: ['gloves', 'balaclava', 'battery', 'walkie', 'gun', 'rope'],
  area: ['depot', 'tractor', 'gas-station', 'lake', 'windmill', 'church', 'quarry', 'signal-box', 'bridge'],
  colour: ['grey', 'blue', 'red'],
  character: ['ben', 'cole', 'abel', 'gail', 'marlo', 'tess', 'rocco', 'kane', 'hunter', 'dina', 'iris', 'fred'],
  room: ['kitchen', 'dining', 'lounge', 'workshop', 'pantry', 'bunks'],
  signal: ['rest', 'wait', 'hurry', 'plan', 'trouble', 'hideout', 'house', 'outside', 'bag', 'fingerprint', 'skill', 'swap', 'more', 'fewer', 'here', 'ahead', 'yes', 'no'],
} as const;

export const KEYWORDS: readonly string[] = Object.values(KEYWORD_GROUPS).flat();
