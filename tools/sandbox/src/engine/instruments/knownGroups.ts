/**
 * Groups and companies that everybody in India knows, by what they are known for. Nothing that we invent may
 * come near one of them: instruments.test.ts compares names and symbols with this list.
 */
const namesBySubject = {
  groups: `Tata, Reliance, Adani, Birla, Bajaj, Mahindra, Godrej, Larsen, Toubro, Jindal, Vedanta, Essar, Hinduja,
    Murugappa, Wadia, Piramal, Goenka, Ruia, Kirloskar, Torrent, Lalbhai, Thapar, Oswal, Dalmia, Singhania, Modi,
    Shriram, Sahara, Videocon, Lodha, Raheja, Hiranandani, Emami, Welspun, Jaypee, Lanco, Avantha, Amara, Bharti`,
  banks: `State Bank, SBI, HDFC, ICICI, Axis, Kotak, IndusInd, Yes Bank, IDFC, IDBI, Bandhan, Federal, Canara, Baroda,
    Punjab National, Union Bank, Indian Bank, Syndicate, Allahabad, Vijaya, Karnataka, Karur Vysya, Lakshmi Vilas,
    Dhanlaxmi, Catholic Syrian, Saraswat, Equitas, Ujjivan, Suryoday, Utkarsh, Jana, Fincare, Ratnakar, Maharashtra`,
  lenders: `Muthoot, Manappuram, Cholamandalam, Sundaram, Edelweiss, Indiabulls, Dewan, Aavas, Aptus, CanFin,
    Repco, Magma, Poonawalla, Capri, CreditAccess, Spandana, Satin, Arman, Fusion, Ugro, Paisalo, Tourism Finance,
    Shanthi Gears, Motilal, Angel, Zerodha, Upstox, Groww, Geojit, Nuvama, Anand Rathi, Sharekhan, Iifl, Abakkus`,
  insurers: `LIC, Lombard, Max Life, Niva, Star Health, New India Assurance, Oriental, Policybazaar, Nippon, Aditya,
    Canara Robeco, Franklin, Mirae, Quantum, Nuama, Quant, Parag, Whiteoak, CAMS, Kfintech, CDSL, NSDL, MCX, CRISIL,
    CARE Ratings, ICRA`,
  technology: `Infosys, Infy, TCS, Wipro, HCL, Tech Mahindra, Mphasis, LTIMindtree, Mindtree, Persistent, Coforge, Cyient,
    Birlasoft, Zensar, Hexaware, Sonata, Happiest, Tanla, Intellect, Newgen, Ramco, Subex, Kellton, Mastek, Oracle,
    Datamatics, Firstsource, Affle, Latent, Tejas, Sasken, KPIT, Elxsi, Rategain, Netweb, Zaggle, Nazara, Naukri`,
  consumers: `Zomato, Swiggy, Flipkart, Paytm, Nykaa, Ola, Delhivery, Lenskart, Meesho, Mamaearth, Honasa, Titan, Tanishq,
    Kalyan, Malabar, Senco, Trent, Westside, Avenue, DMart, Vishal, Shoppers, Pantaloons, Arvind, Raymond, Page,
    Vardhman, Trident, Alok, Bata, Relaxo, Metro Brands, Campus, Liberty, Khadim, Voltas, Havells, Crompton, Bluestar,
    Whirlpool, Dixon, Amber, Symphony, Orient, Polycab, Finolex, Asian Paints, Berger, Kansai, Nerolac, Indigo Paints`,
  food: `Hindustan, Unilever, ITC, Nestle, Britannia, Dabur, Marico, Colgate, Patanjali, Ruchi, Amul, Parle, Haldiram,
    Bikaji, Varun, Radico, Khaitan, Kingfisher, Heritage, Hatsun, Parag Milk, Balrampur, Triveni, Renuka, Bannari,
    Dhampur, Jubilant, Devyani, Sapphire, Westlife, Barbeque, Zydus, Gillette, Procter, Jyothy, Bombay, Adf`,
  medicine: `Sun Pharma, Cipla, Lupin, Reddy, Divis, Biocon, Aurobindo, Glenmark, Alkem, Mankind, Abbott, Pfizer, Sanofi,
    Ipca, Ajanta, Natco, Granules, Laurus, Gland, Wockhardt, Strides, Jubilant Pharmova, Eris, Caplin, Suven, Syngene,
    Apollo, Fortis, Narayana, Medanta, Manipal, Aster, Metropolis, Thyrocare, Lalpath, Vijaya Diagnostic, Panacea`,
  vehicles: `Maruti, Suzuki, Hero, TVS, Eicher, Enfield, Ashok, Leyland, Escorts, Force, Atul, Bosch, Motherson, Bharat Forge,
    Sona, Endurance, Minda, Uno, Exide, Amararaja, MRF, Ceat, Apollo Tyres, Balkrishna, Sundram, Schaeffler, Timken,
    Wabco, Gabriel, Lumax, Fiem, Suprajit, Varroc, Craftsman, Ather`,
  industry: `Ultratech, Ambuja, ACC, Shree Cement, Ramco Cement, Dalmia Bharat, Nuvoco, Heidelberg, Hindalco, Nalco,
    Sail, Jspl, Hindustan Zinc, Nmdc, Moil, Coal India, Ratnamani, Siemens, Bhel, Thermax, Cummins, Kec, Kalpataru,
    Hal, Mazagon, Cochin, Garden Reach, Titagarh, Texmaco, Ircon, Rites, Rvnl, Irctc, Concor, Gmr, Gvk, Irb, Dilip,
    Afcons, Ashoka, Praj, Suzlon, Inox, Waaree, Dlf, Prestige, Brigade, Sobha, Phoenix, Oberoi, Macrotech, Puravankara`,
  energy: `Oil India, ONGC, BPCL, HPCL, IOCL, Gail, Petronet, Igl, Mgl, Gujarat Gas, NTPC, NHPC, SJVN, Powergrid, Cesc,
    Jsw, Airtel, Vodafone, Idea, Jio, Bsnl, Indus Towers, Sterlite, Railtel, Srf, Pidilite, Aarti, Deepak, Navin,
    Gujarat Fluoro, Upl, Coromandel, Chambal, Fact, Gnfc, Gsfc, Rallis, Sumitomo, Dhanuka, Bayer, Vinati, Atul Ltd`,
} as const;

export type KnownSubject = keyof typeof namesBySubject;

/** One known name and what it is known for. */
export interface KnownGroup {
  name: string;
  subject: KnownSubject;
}

const subjects: readonly KnownSubject[] = [
  'groups',
  'banks',
  'lenders',
  'insurers',
  'technology',
  'consumers',
  'food',
  'medicine',
  'vehicles',
  'industry',
  'energy',
];

export const knownGroups: readonly KnownGroup[] = subjects.flatMap((subject) =>
  namesBySubject[subject].split(',').map((name) => ({ name: name.trim(), subject })),
);
