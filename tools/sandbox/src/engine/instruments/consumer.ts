import type { IssuerRow } from './issuerRow.ts';

/** Invented medicine makers and hospitals. */
export const pharmaIssuers: readonly IssuerRow[] = [
  ['AUSHADHI', 'Aushadhi Laboratories', 'medicine maker', 1764.2, 423000, 'dynamic', 1983, 43100, 'Mumbai'],
  ['TULSIPHAR', 'Tulsi Pharma', 'medicine maker', 1282.6, 106000, 'dynamic', 1984, 27600, 'Hyderabad'],
  ['NEEMLIFE', 'Neem Lifesciences', 'medicine maker', 6384.5, 169000, 'dynamic', 1992, 9800, 'Hyderabad'],
  [
    'JEEVHOSP',
    'Jeevandhara Hospitals',
    'hospital operator',
    7486.5,
    108000,
    'dynamic',
    1983,
    62400,
    'Chennai',
  ],
  ['ASHVGANDH', 'Ashvagandha Remedies', 'herbal medicine maker', 486.3, 8600, 20, 1974, 3200, 'Haridwar'],
  ['SUSHRUTMD', 'Sushruta Devices', 'medical device maker', 742.8, 6800, 10, 2006, 1400, 'Visakhapatnam'],
  ['NIDANLABS', 'Nidan Diagnostics', 'diagnostics chain', 2964.3, 24600, 20, 1995, 7800, 'New Delhi'],
  ['VANASPBIO', 'Vanaspati Biologics', 'vaccine maker', 372.4, 44800, 20, 1999, 8400, 'Bengaluru'],
];

/** Invented makers of food and household goods. */
export const foodIssuers: readonly IssuerRow[] = [
  [
    'GRIHASTHI',
    'Grihasthi Products',
    'household goods maker',
    2426.8,
    568000,
    'dynamic',
    1934,
    19200,
    'Mumbai',
  ],
  ['CHULHAFOOD', 'Chulha Foods', 'packaged food maker', 404.65, 506000, 'dynamic', 1912, 24300, 'Kolkata'],
  ['MAKHANDRY', 'Makhan Dairy', 'dairy company', 1246.3, 242000, 'dynamic', 1961, 8200, 'Anand'],
  [
    'CHAIBAGAN',
    'Chaibagan Beverages',
    'tea and coffee maker',
    1148.2,
    113000,
    'dynamic',
    1962,
    11600,
    'Kolkata',
  ],
  ['MISHRIBIS', 'Mishri Biscuits', 'biscuit maker', 5842.5, 141000, 'dynamic', 1918, 4600, 'Bengaluru'],
  ['KHETAGRO', 'Khetihar Agro', 'edible oil maker', 264.35, 34200, 20, 1999, 3100, 'Ahmedabad'],
  ['SUGANDHPC', 'Sugandha Care', 'soap maker', 512.7, 9100, 20, 1951, 2900, 'Chennai'],
  ['RASOIMASL', 'Rasoi Masala', 'spice maker', 186.24, 2600, 5, 1987, 1200, 'Indore'],
];

/** Invented shops, brands and services for consumers. */
export const consumerIssuers: readonly IssuerRow[] = [
  ['RANGOLI', 'Rangoli Paints', 'paint maker', 2864.2, 274000, 'dynamic', 1942, 8400, 'Mumbai'],
  ['ALANKAR', 'Alankar Jewels', 'jeweller', 3824.6, 339000, 'dynamic', 1984, 16300, 'Bengaluru'],
  ['HAATBAZAR', 'Haat Bazaar Stores', 'supermarket chain', 3986.2, 259000, 'dynamic', 2002, 14800, 'Thane'],
  ['THELAAPP', 'Thela Delivery', 'food delivery company', 304.85, 292000, 'dynamic', 2010, 6900, 'Gurugram'],
  ['VASTRAKUT', 'Vastrakut Textiles', 'clothing maker', 728.4, 14600, 20, 1967, 12300, 'Surat'],
  ['PADUKA', 'Paduka Footwear', 'shoe maker', 1186.3, 15200, 20, 1976, 5400, 'Agra'],
  ['SHITALAC', 'Shital Appliances', 'cooling appliance maker', 1384.7, 45600, 20, 1954, 7800, 'Mumbai'],
  ['YATRIHTL', 'Yatrika Hotels', 'hotel chain', 724.55, 103000, 'dynamic', 1902, 13200, 'Mumbai'],
  ['KHILAUNA', 'Khilauna Toys', 'toy maker', 142.68, 1800, 5, 2001, 760, 'Channapatna'],
];

/** Invented makers of chemicals. */
export const chemicalIssuers: readonly IssuerRow[] = [
  [
    'RASAYAN',
    'Rasayan Speciality',
    'speciality chemical maker',
    3264.7,
    166000,
    'dynamic',
    1959,
    5300,
    'Vadodara',
  ],
  ['LAVANSODA', 'Lavan Soda', 'soda ash maker', 894.6, 22800, 20, 1939, 4800, 'Porbandar'],
  ['URVARAK', 'Urvarak Fertilisers', 'fertiliser maker', 486.45, 18900, 20, 1985, 2400, 'Kota'],
  ['NILRANG', 'Nilrang Dyes', 'dye maker', 312.8, 4100, 10, 1973, 1600, 'Ankleshwar'],
  ['GANDHAK', 'Gandhak Acids', 'acid maker', 68.94, 1500, 5, 1982, 680, 'Bharuch'],
  ['SPHATIK', 'Sphatik Glass', 'glass maker', 624.2, 7600, 10, 1969, 2200, 'Firozabad'],
  ['BAHULAK', 'Bahulak Polymers', 'polymer maker', 1742.3, 26400, 20, 1991, 3400, 'Dahej', 'otc'],
  ['KEETSHAK', 'Keetshak Crop Care', 'crop protection maker', 684.35, 52300, 20, 1985, 10200, 'Mumbai'],
];

/** Invented exchange-traded funds: symbol, name, what it holds, base price in rupees. */
export const fundRows: ReadonlyArray<
  readonly [symbol: string, name: string, holds: string, basePrice: number]
> = [
  ['MOHARNIF', 'Mohar Large Cap 50 Fund', 'fifty large shares', 284.62],
  ['MOHARBNK', 'Mohar Bank Fund', 'bank shares', 596.4],
  ['MOHARGLD', 'Mohar Gold Fund', 'gold', 102.38],
  ['MOHARSLV', 'Mohar Silver Fund', 'silver', 148.24],
  ['MOHARLIQ', 'Mohar Liquid Fund', 'overnight lending', 1000.01],
  ['PALASHMID', 'Palash Mid Cap Fund', 'medium-sized shares', 218.46],
  ['PALASHIT', 'Palash Technology Fund', 'technology shares', 41.92],
];

/** Issuers of the tables above that are listed on BSE as well. */
export const listedOnBse: readonly string[] = [
  'ARAVBANK',
  'AGNIPETRO',
  'SHESHTECH',
  'GRIHASTHI',
  'LOHASTEEL',
  'RATHMOTOR',
];
