import type { TreemapSector } from './treemapLayout.ts';

// What the stories draw: invented issuers, the same in every run.

type Row = readonly [symbol: string, name: string, changePercent: number, marketCapCrore: number];

function sector(name: string, changePercent: number, rows: readonly Row[]): TreemapSector {
  return {
    id: name,
    name,
    changePercent,
    weight: rows.reduce((sum, [, , , crore]) => sum + crore * 1e7, 0),
    instruments: rows.map(([symbol, company, change, crore]) => ({
      id: symbol,
      symbol,
      name: company,
      changePercent: change,
      weight: crore * 1e7,
    })),
  };
}

export const sampleSectors: readonly TreemapSector[] = [
  sector('Financials', 0.16, [
    ['DAKSHBK', 'Dakshin Bank', 0.62, 1_520_000],
    ['INDUBK', 'Indu Bank', 1.14, 980_000],
    ['RAJYABK', 'Rajya Bank', -0.48, 810_000],
    ['BAJRAFIN', 'Bajra Finance', -1.36, 560_000],
    ['KOTFIN', 'Kot Finance', 0.21, 410_000],
  ]),
  sector('Energy', 0.58, [
    ['INDRAOIL', 'Indra Oil', 0.84, 2_080_000],
    ['NALPOWER', 'Nal Power', 1.72, 330_000],
    ['ONNGAS', 'Onn Gas', -0.94, 310_000],
    ['GRIDCO', 'Grid Company', 0.36, 280_000],
    ['SURYACOAL', 'Surya Coal', -0.22, 240_000],
  ]),
  sector('IT', -0.56, [
    ['TANTRA', 'Tantra Systems', -0.71, 1_160_000],
    ['INFRASOFT', 'Infrasoft', -1.18, 670_000],
    ['HALTECH', 'Hal Technologies', 0.44, 450_000],
    ['VIPRO', 'Vipra Services', -0.29, 270_000],
  ]),
  sector('Auto', 0.91, [
    ['RATHAUTO', 'Rath Automobiles', 2.08, 520_000],
    ['MAYURA', 'Mayura Motors', 1.31, 450_000],
    ['TARAMTR', 'Tara Motors', -2.24, 130_000],
    ['CHAKRA', 'Chakra Tyres', 0.57, 120_000],
  ]),
  sector('FMCG', 0.11, [
    ['HINDCON', 'Hind Consumer', -0.33, 560_000],
    ['TAMBAKU', 'Tamba Foods', 0.12, 510_000],
    ['NESTAR', 'Nestar Foods', 0.66, 230_000],
  ]),
  sector('Telecom', 0.73, [['BHARATEL', 'Bharat Telecom', 0.73, 1_240_000]]),
  sector('Infra', 0.54, [
    ['LARSANA', 'Larsana', -0.41, 560_000],
    ['SETU', 'Setu Cement', 0.98, 340_000],
    ['ADIPORT', 'Adi Ports', 1.55, 320_000],
  ]),
  sector('Metals', 1.08, [
    ['LOHITHA', 'Lohitha Steel', 1.07, 280_000],
    ['TAMRA', 'Tamra Copper', 2.63, 220_000],
    ['HINDALU', 'Hind Aluminium', -0.2, 150_000],
  ]),
  sector('Pharma', 0.74, [
    ['SUNDARA', 'Sundara Pharma', 1.46, 410_000],
    ['CIPRA', 'Cipra Labs', -0.86, 120_000],
    ['AYUSLAB', 'Ayus Labs', 0.39, 110_000],
  ]),
  sector('Consumer', -1.03, [
    ['TITHI', 'Tithi Watches', -1.02, 310_000],
    ['TRINETRA', 'Trinetra Retail', 0.28, 160_000],
    ['DMARUT', 'Maruti Stores', -2.4, 140_000],
  ]),
];
