import type { IssuerRow } from './issuerRow.ts';

/** Invented energy companies. */
export const energyIssuers: readonly IssuerRow[] = [
  ['AGNIPETRO', 'Agnivesh Petroleum', 'refiner', 1424.8, 986000, 'dynamic', 1973, 86400, 'Jamnagar'],
  ['BHUGARBHA', 'Bhugarbha Oil', 'oil and gas producer', 246.3, 312000, 'dynamic', 1956, 28700, 'Dehradun'],
  ['VIDYUTGEN', 'Vidyut Generation', 'power producer', 334.55, 324000, 'dynamic', 1975, 19600, 'New Delhi'],
  ['TARGRID', 'Tarang Grid', 'power transmission company', 287.9, 268000, 'dynamic', 1989, 8900, 'Gurugram'],
  [
    'SURYANSH',
    'Suryansh Renewables',
    'solar power producer',
    1042.6,
    164000,
    'dynamic',
    2011,
    3700,
    'Ahmedabad',
  ],
  ['PAVANURJA', 'Pavan Urja', 'wind turbine maker', 61.84, 72300, 20, 1999, 6200, 'Pune'],
  ['JYOTIGAS', 'Jyotirmay Gas', 'city gas supplier', 208.45, 29600, 20, 1998, 2100, 'Vadodara'],
  ['URJASTOR', 'Urja Storage', 'battery maker', 438.2, 12900, 20, 2014, 1850, 'Chennai', 'ipo'],
  ['KOYLAKHND', 'Koyalkhand Mines', 'coal miner', 388.15, 238000, 'dynamic', 1975, 198000, 'Ranchi'],
];

/** Invented vehicle and part makers. */
export const autoIssuers: readonly IssuerRow[] = [
  ['RATHMOTOR', 'Rathvahan Motors', 'car maker', 15864, 498000, 'dynamic', 1982, 38600, 'Gurugram'],
  [
    'GAJRAAUTO',
    'Gajraj Automotive',
    'utility vehicle maker',
    3486.2,
    432000,
    'dynamic',
    1947,
    41200,
    'Nashik',
  ],
  ['TURAGBIKE', 'Turag Motorcycles', 'motorcycle maker', 9126.5, 254000, 'dynamic', 1961, 14300, 'Pune'],
  ['VEGAEV', 'Vega Electric', 'electric scooter maker', 54.38, 24100, 10, 2017, 5900, 'Bengaluru', 'ipo'],
  ['CHAKRATYR', 'Chakra Tyres', 'tyre maker', 3862.4, 16400, 20, 1972, 8100, 'Chennai'],
  ['DHURIAXLE', 'Dhuri Axles', 'axle maker', 486.25, 7200, 10, 1966, 3600, 'Jamshedpur'],
  ['YANTRACMP', 'Yantra Components', 'car component maker', 134.7, 94200, 'dynamic', 1986, 26800, 'Noida'],
  ['SARATHITR', 'Sarathi Tractors', 'tractor maker', 3624.8, 41800, 20, 1974, 9400, 'Faridabad'],
];

/** Invented metal companies. */
export const metalIssuers: readonly IssuerRow[] = [
  ['LOHASTEEL', 'Lohapur Steel', 'steel maker', 178.42, 222000, 'dynamic', 1951, 64300, 'Jamshedpur'],
  ['ISPATNAG', 'Ispat Nagar Works', 'steel maker', 1136.8, 278000, 'dynamic', 1984, 38200, 'Ballari'],
  [
    'TAMRALOK',
    'Tamralok Metals',
    'copper and aluminium maker',
    792.6,
    178000,
    'dynamic',
    1962,
    29400,
    'Bhubaneswar',
  ],
  ['JASTAZINC', 'Jasta Zinc', 'zinc miner', 482.15, 204000, 'dynamic', 1968, 17600, 'Udaipur'],
  ['KHANIJORE', 'Khanijora Ores', 'iron ore miner', 76.48, 67200, 20, 1960, 5600, 'Raipur'],
  ['RAJATALLY', 'Rajat Alloys', 'alloy maker', 624.3, 8400, 10, 1988, 1900, 'Rourkela'],
  ['DHATUTUBE', 'Dhatu Tubes', 'steel tube maker', 1742.5, 24800, 20, 1990, 2700, 'Raigarh'],
  ['SVARNREF', 'Svarna Refiners', 'bullion refiner', 312.45, 3600, 5, 2003, 540, 'Kolkata', 'otc'],
];

/** Invented builders and makers of heavy equipment. */
export const infrastructureIssuers: readonly IssuerRow[] = [
  [
    'NIRMANENG',
    'Nirmanika Engineering',
    'engineering contractor',
    3986.4,
    548000,
    'dynamic',
    1938,
    54200,
    'Mumbai',
  ],
  ['SAGARPORT', 'Sagarmatha Ports', 'port operator', 1486.3, 321000, 'dynamic', 1998, 3900, 'Ahmedabad'],
  ['SHILACEM', 'Shilanyas Cement', 'cement maker', 11642, 342000, 'dynamic', 1983, 23700, 'Mumbai'],
  [
    'VAJRADEF',
    'Vajrayudh Defence',
    'defence electronics maker',
    412.65,
    298000,
    'dynamic',
    1954,
    9100,
    'Bengaluru',
  ],
  ['PATHROADS', 'Pathik Roads', 'road builder', 268.3, 9600, 10, 1996, 4300, 'Jaipur'],
  ['SETUBANDH', 'Setubandh Bridges', 'bridge builder', 842.75, 13200, 20, 1978, 3800, 'Kolkata'],
  ['RELPATH', 'Relpath Wagons', 'wagon maker', 916.4, 12400, 20, 1981, 2600, 'Kolkata'],
  ['JALDHARA', 'Jaldhara Water', 'water treatment contractor', 1284.6, 7900, 10, 1995, 1500, 'Chennai'],
  ['VIMANPATH', 'Vimanpath Airports', 'airport operator', 94.26, 98400, 'dynamic', 2002, 5200, 'Hyderabad'],
];
