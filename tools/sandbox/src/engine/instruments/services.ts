import type { IssuerRow } from './issuerRow.ts';

/** Invented banks, lenders and insurers. */
export const financialIssuers: readonly IssuerRow[] = [
  ['ARAVBANK', 'Aravalli Bank', 'private bank', 998.65, 764000, 'dynamic', 1994, 120450, 'Jaipur'],
  ['SATPBANK', 'Satpura Bank', 'private bank', 1386.2, 612000, 'dynamic', 1996, 98200, 'Bhopal'],
  ['KONKBANK', 'Konkan Coast Bank', 'private bank', 1172.4, 318000, 'dynamic', 1993, 71400, 'Mumbai'],
  ['DOABBANK', 'Doab Peoples Bank', 'public bank', 842.15, 421000, 'dynamic', 1931, 142300, 'Kanpur'],
  ['KAIMBANK', 'Kaimur Bank', 'private bank', 214.35, 68400, 'dynamic', 2003, 24100, 'Patna'],
  ['TERABANK', 'Terai Small Finance Bank', 'small finance bank', 86.42, 9800, 20, 2016, 8700, 'Lucknow'],
  ['PALASHFIN', 'Palash Finance', 'consumer lender', 936.8, 286000, 'dynamic', 1998, 39800, 'Pune'],
  ['KADAMBHFL', 'Kadamba Home Finance', 'housing lender', 574.3, 43200, 20, 2004, 6100, 'Bengaluru'],
  ['SAPTALIFE', 'Saptarang Life', 'life insurer', 768.9, 164000, 'dynamic', 2001, 28400, 'Mumbai'],
  ['CHINKGIC', 'Chinkara General', 'general insurer', 1894.5, 52600, 20, 2002, 11200, 'Ahmedabad'],
  ['MOHARAMC', 'Mohar Asset Managers', 'fund manager', 4512.6, 18700, 20, 2008, 1450, 'Mumbai', 'otc'],
];

/** Invented software and service companies. */
export const technologyIssuers: readonly IssuerRow[] = [
  [
    'SHESHTECH',
    'Shesh Technologies',
    'software services company',
    3124.6,
    518000,
    'dynamic',
    1986,
    214000,
    'Hyderabad',
  ],
  [
    'NEELINFO',
    'Neelambar Infosystems',
    'software services company',
    1524.3,
    402000,
    'dynamic',
    1989,
    187500,
    'Bengaluru',
  ],
  [
    'TARANGSOF',
    'Tarang Softworks',
    'software services company',
    1461.7,
    168000,
    'dynamic',
    1995,
    92300,
    'Noida',
  ],
  ['HORNBILL', 'Hornbill Digital', 'cloud services company', 5236.5, 61200, 'dynamic', 2005, 31800, 'Pune'],
  ['KALPDATA', 'Kalpa Data Centres', 'data centre operator', 742.25, 14300, 20, 2013, 1900, 'Chennai'],
  ['LIPIAI', 'Lipi Language Systems', 'language software maker', 386.4, 4200, 10, 2017, 840, 'Kochi', 'ipo'],
  ['AKSHARSYS', 'Akshar Systems', 'business software maker', 2287.4, 23100, 20, 2000, 5600, 'Vadodara'],
  ['DHRUVSEMI', 'Dhruva Semiconductors', 'chip designer', 11840, 38900, 20, 2010, 2300, 'Bengaluru'],
  ['PAVANLABS', 'Pavan Test Labs', 'engineering services company', 164.85, 3100, 10, 2011, 1700, 'Mysuru'],
];

/** Invented telecom companies. */
export const telecomIssuers: readonly IssuerRow[] = [
  [
    'SANCHTEL',
    'Sancharika Telecom',
    'mobile network operator',
    1986.3,
    584000,
    'dynamic',
    1997,
    21400,
    'Gurugram',
  ],
  ['MEGHNET', 'Meghnad Networks', 'mobile network operator', 9.84, 71200, 20, 2002, 9800, 'Mumbai'],
  ['TARAKTOWR', 'Tarak Towers', 'tower company', 372.15, 98600, 'dynamic', 2008, 3400, 'Gurugram'],
  ['DHVANICOM', 'Dhvani Communications', 'fibre network operator', 118.6, 6400, 10, 2006, 2800, 'Indore'],
  ['SETUCABLE', 'Setu Cables', 'cable maker', 648.7, 11800, 20, 1984, 3900, 'Vadodara'],
  ['NAKSHSAT', 'Nakshatra Satcom', 'satellite operator', 287.2, 5200, 5, 2015, 620, 'Bengaluru', 'ipo'],
];

/** Invented property developers. */
export const realtyIssuers: readonly IssuerRow[] = [
  ['AANGAN', 'Aangan Developers', 'home builder', 738.4, 182000, 'dynamic', 1963, 4800, 'Gurugram'],
  ['VRINDHOME', 'Vrinda Homes', 'home builder', 1648.2, 46300, 20, 1985, 3100, 'Bengaluru'],
  ['CHAUKEST', 'Chaukhat Estates', 'home builder', 284.6, 8900, 10, 1992, 1400, 'Pune'],
  ['MANDAPAM', 'Mandapam Spaces', 'office developer', 426.35, 21400, 20, 2001, 1800, 'Chennai'],
  ['PRANGAN', 'Prangan Parks', 'warehouse developer', 92.46, 2700, 5, 2012, 430, 'Nagpur'],
  ['TALAORTY', 'Talao Realty', 'home builder', 38.72, 900, 2, 1998, 210, 'Surat'],
  ['UDYANLIV', 'Udyan Living', 'senior living builder', 512.9, 6100, 10, 2009, 960, 'Coimbatore', 'otc'],
];
