/** Numbers that the bots weigh with, found by playing. */
export const WEIGHTS = {
  /** What a bag is worth to an accomplice, against the chance that a tool is needed. */
  bag: 0.65,
  /** Which part of what may turn up is good enough to be played. */
  patience: 0.97,
  /** A hand is swapped at once if its best card is worth less than this part of what new cards would be. */
  poor: 0.8,
  /** How much likelier it is that a card given by the Boss was wanted than that it was not. */
  given: 15,
  /** How likely the Boss calls out a kind that is not the one missing most, against one that is. */
  seldom: 0.25,
  /** How much of what others play cannot be foreseen. */
  strange: 0.1,
  /** What a hint must bring to be used. */
  gain: 0.4,
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
