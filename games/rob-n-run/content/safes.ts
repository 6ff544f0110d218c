/** The faces of all 70 safes (RR-020, RR-024 to RR-028); (public): their number, and s3-02. The rest (house). */
import type { SafeClass, SafeId, Tool } from '../state';
import { finder } from '../../kit/find';

export interface Safe {
  id: SafeId;
  /** On the back, so it is public (RR-026). */
  class: SafeClass;
  gold: number;
  tools: Readonly<Partial<Record<Tool, number>>>;
}

/** Gold on a safe of a class (RR-025). */
export const GOLD_OF_CLASS: Readonly<Record<SafeClass, number>> = { 1: 1, 2: 2, 3: 3 };
/** Tools that a safe of a class needs (RR-025). */
export const TOOLS_OF_CLASS: Readonly<Record<SafeClass, number>> = { 1: 3, 2: 4, 3: 5 };

/** The class on the back, which is also in the id. */
export const classOf = (id: SafeId): SafeClass => Number(id[1]) as SafeClass;

const safe = (id: SafeId, tools: Safe['tools']): Safe =>
  ({ id, class: classOf(id), gold: GOLD_OF_CLASS[classOf(id)], tools });

export const SAFES: readonly Safe[] = [
  safe('s1-01', { dynamite: 2, ram: 1 }),
  safe('s1-02', { ram: 2, jackhammer: 1 }),
  safe('s1-03', { jackhammer: 2, torch: 1 }),
  safe('s1-04', { torch: 2, idcard: 1 }),
  safe('s1-05', { idcard: 2, stethoscope: 1 }),
  safe('s1-06', { stethoscope: 2, acid: 1 }),
  safe('s1-07', { dynamite: 1, acid: 2 }),
  safe('s1-08', { dynamite: 2, torch: 1 }),
  safe('s1-09', { ram: 2, idcard: 1 }),
  safe('s1-10', { jackhammer: 2, stethoscope: 1 }),
  safe('s1-11', { torch: 2, acid: 1 }),
  safe('s1-12', { dynamite: 1, idcard: 2 }),
  safe('s1-13', { ram: 1, stethoscope: 2 }),
  safe('s1-14', { jackhammer: 1, acid: 2 }),
  safe('s1-15', { dynamite: 1, ram: 1, torch: 1 }),
  safe('s1-16', { ram: 1, jackhammer: 1, idcard: 1 }),
  safe('s1-17', { jackhammer: 1, torch: 1, stethoscope: 1 }),
  safe('s1-18', { torch: 1, idcard: 1, acid: 1 }),
  safe('s1-19', { dynamite: 1, idcard: 1, stethoscope: 1 }),
  safe('s1-20', { ram: 1, stethoscope: 1, acid: 1 }),
  safe('s1-21', { dynamite: 1, jackhammer: 1, acid: 1 }),
  safe('s2-01', { dynamite: 2, jackhammer: 2 }),
  safe('s2-02', { ram: 2, torch: 2 }),
  safe('s2-03', { jackhammer: 2, idcard: 2 }),
  safe('s2-04', { torch: 2, stethoscope: 2 }),
  safe('s2-05', { idcard: 2, acid: 2 }),
  safe('s2-06', { dynamite: 2, stethoscope: 2 }),
  safe('s2-07', { ram: 2, acid: 2 }),
  safe('s2-08', { dynamite: 3, idcard: 1 }),
  safe('s2-09', { ram: 3, stethoscope: 1 }),
  safe('s2-10', { jackhammer: 3, acid: 1 }),
  safe('s2-11', { dynamite: 1, torch: 3 }),
  safe('s2-12', { ram: 1, idcard: 3 }),
  safe('s2-13', { jackhammer: 1, stethoscope: 3 }),
  safe('s2-14', { torch: 1, acid: 3 }),
  safe('s2-15', { dynamite: 2, jackhammer: 1, stethoscope: 1 }),
  safe('s2-16', { ram: 2, torch: 1, acid: 1 }),
  safe('s2-17', { dynamite: 1, jackhammer: 2, idcard: 1 }),
  safe('s2-18', { ram: 1, torch: 2, stethoscope: 1 }),
  safe('s2-19', { jackhammer: 1, idcard: 2, acid: 1 }),
  safe('s2-20', { dynamite: 1, torch: 1, stethoscope: 2 }),
  safe('s2-21', { ram: 1, idcard: 1, acid: 2 }),
  safe('s2-22', { dynamite: 1, ram: 1, jackhammer: 1, idcard: 1 }),
  safe('s2-23', { ram: 1, jackhammer: 1, torch: 1, stethoscope: 1 }),
  safe('s2-24', { jackhammer: 1, torch: 1, idcard: 1, acid: 1 }),
  safe('s2-25', { dynamite: 1, torch: 1, idcard: 1, stethoscope: 1 }),
  safe('s2-26', { ram: 1, idcard: 1, stethoscope: 1, acid: 1 }),
  safe('s2-27', { dynamite: 1, jackhammer: 1, stethoscope: 1, acid: 1 }),
  safe('s2-28', { dynamite: 1, ram: 1, torch: 1, acid: 1 }),
  safe('s3-01', { dynamite: 4, acid: 1 }),
  safe('s3-02', { dynamite: 1, ram: 4 }),
  safe('s3-03', { ram: 1, jackhammer: 4 }),
  safe('s3-04', { jackhammer: 1, torch: 4 }),
  safe('s3-05', { torch: 1, idcard: 4 }),
  safe('s3-06', { idcard: 1, stethoscope: 4 }),
  safe('s3-07', { stethoscope: 1, acid: 4 }),
  safe('s3-08', { dynamite: 3, torch: 2 }),
  safe('s3-09', { ram: 3, idcard: 2 }),
  safe('s3-10', { jackhammer: 3, stethoscope: 2 }),
  safe('s3-11', { torch: 3, acid: 2 }),
  safe('s3-12', { dynamite: 2, idcard: 3 }),
  safe('s3-13', { ram: 2, stethoscope: 3 }),
  safe('s3-14', { jackhammer: 2, acid: 3 }),
  safe('s3-15', { dynamite: 2, ram: 2, torch: 1 }),
  safe('s3-16', { ram: 2, jackhammer: 2, idcard: 1 }),
  safe('s3-17', { jackhammer: 2, torch: 2, stethoscope: 1 }),
  safe('s3-18', { torch: 2, idcard: 2, acid: 1 }),
  safe('s3-19', { dynamite: 1, idcard: 2, stethoscope: 2 }),
  safe('s3-20', { ram: 1, stethoscope: 2, acid: 2 }),
  safe('s3-21', { dynamite: 2, jackhammer: 1, acid: 2 }),
];

export const safeOf = finder(SAFES, 'id');

const OF_CLASS: Readonly<Record<SafeClass, readonly Safe[]>> = {
  1: SAFES.filter((each) => each.class === 1),
  2: SAFES.filter((each) => each.class === 2),
  3: SAFES.filter((each) => each.class === 3),
};
/** All safes with this back. */
export const safesOfClass = (safeClass: SafeClass): readonly Safe[] => OF_CLASS[safeClass];
