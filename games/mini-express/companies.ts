/** The four companies and their order, which breaks every tie (ME-002, ME-026). */

/** The companies that build tracks from a start city; White has ways of its own on each map. */
export const COLOURS = ['brown', 'grey', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

export const COMPANIES = [...COLOURS, 'white'] as const;
export type Company = (typeof COMPANIES)[number];

/** A number for each company, always in company order. */
export type PerCompany = Record<Company, number>;

/** A number for each company, made by `of`. */
export const perCompany = (of: (company: Company) => number): PerCompany => ({
  brown: of('brown'), grey: of('grey'), orange: of('orange'), white: of('white'),
});

export const isColour = (company: Company): company is Colour => company !== 'white';

/** The companies of a list, once each, in company order. */
export const inOrder = (companies: readonly Company[]): Company[] => COMPANIES.filter((company) => companies.includes(company));
