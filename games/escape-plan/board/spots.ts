/** What can be pressed on the table now. Stages say it; map, board and displays draw it, without knowing why. */

/**
 * By kind and id. On the map: `space:T05.store`, `space:T05#1`, `officer:T05:county`, `tile:T05`, `cell:2,-1`. On the own
 * board: `contact:0`, `item:2`, `asset:1`, `firstAid`, `gang`.
 */
export { SpotsContext, useSpots, type Spot, type Spots } from '../../../ui/kit/board';
