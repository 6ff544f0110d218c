/** Numbers that the bots weigh with, found by playing. */
export const WEIGHTS = {
  /** What a bag is worth to an accomplice, against the chance that a tool is needed. */
  bag: 0.8,
  /** The chance from which a card is played while a mistake or two are allowed, and when hardly any is. */
  bold: 0.7,
  careful: 0.85,
  /** A hand without any better card is swapped at once. */
  hopeless: 0.35,
  /** What a hint must bring to be used. */
  gain: 0.15,
  /** How much must be in doubt for a hint to be bought. */
  buy: 0.8,
  /** Hints are bought when so few tools are missing, or when the next mistakes raise the alarm. */
  late: 4,
  /** Gold from which an informant is paid. */
  save: 6,
  /** What hints bring that cannot be worked out: H13; H15 with a full pile; a safe shown; a hand shown, seen or cleared. */
  supply: 0.9,
  launder: 2,
  crib: 0.2,
  hand: 0.9,
};
