/** What makes a region that scrolls reachable by keyboard in every browser, though it is no control. */
export const scroller = { tabIndex: 0 } as const;
