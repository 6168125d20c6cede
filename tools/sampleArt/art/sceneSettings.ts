// Looks of a place: its stone, its roofs, its trees, its water and its hours.

import type { HourName } from './hours.js';

export type Tree = 'palm' | 'round' | 'banyan' | 'cypress' | 'thorn';

export interface Setting {
  stone: string;
  second: string;
  roof: string;
  accent: string;
  leaf: string;
  ground: string;
  water: string;
  tint: string;
  hours: HourName[];
  trees: Tree[];
}

const plain: Setting = {
  stone: '#c98f62',
  second: '#efe3cf',
  roof: '#a5543a',
  accent: '#d9772b',
  leaf: '#5d7d4a',
  ground: '#c9a878',
  water: '#4f8f98',
  tint: '#f0c08a',
  hours: ['golden', 'noon', 'dawn', 'dusk'],
  trees: ['round', 'banyan'],
};

// Each line: words searched for in the slug and the city, and the settings that they change. Later lines win.
const lines: [string, Partial<Setting>][] = [
  ['delhi', { stone: '#b4553c', second: '#f0e4d2', tint: '#f2b184', ground: '#b98d63' }],
  ['red-fort', { hours: ['golden'], leaf: '#5b7a45' }],
  ['qutb', { hours: ['noon'], stone: '#c26f47', ground: '#8e9c5c' }],
  ['humayun', { hours: ['dawn'], ground: '#7f9a5a' }],
  ['chandni', { hours: ['dusk'], accent: '#d8452f', stone: '#b9694a' }],
  ['lodhi', { hours: ['monsoon'], stone: '#8f7a6a', ground: '#7d9a55', leaf: '#4d7a4a' }],
  ['agra', { stone: '#f3ebe0', second: '#c96a4a', tint: '#f7c7b0', ground: '#86a063' }],
  ['taj', { hours: ['dawn'], trees: ['cypress'] }],
  ['agra-fort', { stone: '#b0482f', second: '#f0e3d2', hours: ['noon'], ground: '#b98d63' }],
  ['fatehpur', { stone: '#b85a40', second: '#d98a68', hours: ['golden'], tint: '#f0a07a' }],
  ['lucknow', { stone: '#e0c9a0', second: '#f3e7cd', roof: '#8c6a4a', tint: '#e8c9a0' }],
  ['imambara', { hours: ['dusk'], ground: '#8a9a5a' }],
  ['residency', { hours: ['dusk'], ground: '#8a9a5a' }],
  ['varanasi', { stone: '#d08a52', second: '#ecc98d', water: '#7fa0a8', accent: '#e8752a' }],
  ['varanasi', { hours: ['dawn'], tint: '#f5a07a', roof: '#b34a34' }],
  ['sarnath', { stone: '#ad6a4a', hours: ['noon'], ground: '#86a058', tint: '#e8d8a0' }],
  ['jaipur', { stone: '#df8a78', second: '#f6d8c4', tint: '#f2a3a0', accent: '#c8433f' }],
  ['jaipur', { ground: '#d9a584', trees: ['round', 'thorn'] }],
  ['amber', { stone: '#dfae6a', ground: '#a9a067', hours: ['golden'], water: '#4a8a8a' }],
  ['amer', { stone: '#dfae6a', ground: '#a9a067', hours: ['golden'], water: '#4a8a8a' }],
  ['city-palace', { hours: ['noon'] }],
  ['jantar', { stone: '#e6b06e', hours: ['noon'], second: '#f3e3c6', tint: '#8fc4cc' }],
  ['jodhpur', { stone: '#b56a4c', second: '#4f86c6', roof: '#6fa0d8', tint: '#7fa6e0' }],
  ['jodhpur', { hours: ['dusk'], ground: '#a87a5c', trees: ['thorn'] }],
  ['udaipur', { stone: '#f2e6cf', second: '#e3b98a', water: '#3f86a0', tint: '#f5b07a' }],
  ['udaipur', { hours: ['golden'], ground: '#8f9a68' }],
  ['amritsar', { stone: '#f1eadb', second: '#c46a4a', water: '#2f7f92', tint: '#f3c070' }],
  ['golden-temple', { hours: ['night'] }],
  ['harmandir', { hours: ['night'] }],
  ['jallianwala', { stone: '#a9553c', hours: ['dawn'], tint: '#d8c0b8', ground: '#7f9a5c' }],
  ['partition', { stone: '#a9553c', hours: ['dawn'], tint: '#d8c0b8', ground: '#7f9a5c' }],
  ['ahmedabad', { stone: '#c98a5a', second: '#8a5a3c', roof: '#a8583a', accent: '#2f8a86' }],
  ['ahmedabad', { hours: ['noon'], tint: '#8fc9c4' }],
  ['sabarmati', { stone: '#f0e6d4', roof: '#b5603f', hours: ['dawn'], water: '#7fa6a8' }],
  ['patan', { stone: '#d9a066', second: '#b87a48', hours: ['golden'], tint: '#f0b070' }],
  ['khajuraho', { stone: '#d69a68', second: '#b9784e', hours: ['golden'], tint: '#f5a48a' }],
  ['khajuraho', { ground: '#8f9e58' }],
  ['sanchi', { stone: '#c9ab86', second: '#b08a64', hours: ['dawn'], ground: '#8fa062' }],
  ['konark', { stone: '#a8765a', second: '#8a5d4a', hours: ['dusk'], tint: '#f08a5a' }],
  ['mumbai', { stone: '#c9a070', second: '#8a7264', roof: '#a8503c', tint: '#a8c4d0' }],
  ['mumbai', { hours: ['monsoon'], trees: ['palm', 'round'], leaf: '#4d8058' }],
  ['kala-ghoda', { hours: ['monsoon'], stone: '#b59a7c', second: '#e6d6b8', roof: '#7a5a50' }],
  ['terminus', { hours: ['dusk'], stone: '#c99a68', second: '#e3c493', roof: '#7f8a86' }],
  ['elephanta', { stone: '#8a7a6e', second: '#6f6460', hours: ['monsoon'] }],
  ['ellora', { stone: '#8d6f62', second: '#a88672', hours: ['golden'], tint: '#e8a880' }],
  ['ajanta', { stone: '#9a7f63', second: '#7d664f', hours: ['monsoon'], leaf: '#5c8a4a' }],
  ['goa', { stone: '#f7efe0', second: '#d9a445', roof: '#b5523a', tint: '#8fc4d8' }],
  ['goa', { hours: ['noon'], trees: ['palm'], ground: '#a98a5c', leaf: '#3f8058' }],
  ['panjim', { stone: '#e3a63f', second: '#3f6fa8', roof: '#b0503a', accent: '#c8453a' }],
  ['panjim', { hours: ['golden'], trees: ['palm'], leaf: '#3f8058', tint: '#f7c070' }],
  ['fontainhas', { stone: '#e3a63f', second: '#3f6fa8', roof: '#b0503a', hours: ['golden'] }],
  ['hyderabad', { stone: '#dcc39a', second: '#efe0c0', tint: '#d8a0a8', trees: ['round'] }],
  ['charminar', { hours: ['dusk'], accent: '#3f9a8a' }],
  ['golconda', { stone: '#b59a7a', second: '#8f7a66', hours: ['golden'], ground: '#9a9460' }],
  ['kolkata', { stone: '#b5533f', second: '#f1e4cc', roof: '#7a8a84', tint: '#d8b48a' }],
  ['kolkata', { hours: ['noon'], trees: ['palm', 'round'], water: '#a89a78' }],
  ['kumartuli', { stone: '#c98a5c', hours: ['dusk'], water: '#8a6f7a', accent: '#d8503f' }],
  ['hampi', { stone: '#cfa07c', second: '#a87c64', ground: '#a8925c', tint: '#f5a884' }],
  ['hampi', { hours: ['golden'], trees: ['palm', 'round'], leaf: '#5f8a4c' }],
  ['royal', { hours: ['dawn'] }],
  ['mysuru', { stone: '#cdb08a', second: '#c0566a', roof: '#b5485a', tint: '#d88aa8' }],
  ['mysuru', { hours: ['dusk'], accent: '#c04060', ground: '#8a9a60' }],
  ['bengaluru', { stone: '#c4704e', second: '#efe0c4', leaf: '#4c8a52', tint: '#c4d8b0' }],
  ['bengaluru', { hours: ['golden'], trees: ['round', 'banyan'] }],
  ['cubbon', { hours: ['dawn'], ground: '#7fa05c', stone: '#f0ece0', roof: '#8fc0b8' }],
  ['lalbagh', { hours: ['dawn'], ground: '#7fa05c', stone: '#f0ece0', roof: '#8fc0b8' }],
  ['belur', { stone: '#8f8a78', second: '#757460', hours: ['dawn'], tint: '#c8d0b0' }],
  ['badami', { stone: '#b0603f', second: '#8f4c38', hours: ['golden'], water: '#6f8a5c' }],
  ['pattadakal', { stone: '#b8694a', second: '#8f4c38', hours: ['golden'], ground: '#8f9e58' }],
  ['chennai', { stone: '#dca25c', second: '#f0dfc0', leaf: '#4a8a50', tint: '#f0b890' }],
  ['chennai', { hours: ['dawn'], trees: ['palm'], accent: '#d0503f', water: '#4f9488' }],
  ['fort-st-george', { stone: '#f2ece0', second: '#c9a07a', hours: ['noon'], roof: '#8a5a4a' }],
  ['mahabalipuram', { stone: '#b08a6c', second: '#8f6f5a', water: '#3f8c9a', ground: '#d9b98a' }],
  ['mahabalipuram', { hours: ['dawn'], trees: ['palm'], tint: '#8fb8d8' }],
  ['thanjavur', { stone: '#c98c58', second: '#a86f48', hours: ['dusk'], tint: '#f0946a' }],
  ['thanjavur', { ground: '#b98a62', trees: ['palm'] }],
  ['madurai', { stone: '#d89a50', second: '#efdcb8', hours: ['golden'], water: '#3f8a78' }],
  ['madurai', { trees: ['palm'], accent: '#c84a6a', tint: '#8fc4b0' }],
  ['puducherry', { stone: '#eec25c', second: '#f6efe0', roof: '#b5563c', accent: '#c83f7a' }],
  ['puducherry', { hours: ['noon'], trees: ['palm', 'round'], tint: '#8fc8dc' }],
  ['kochi', { stone: '#efe4ca', second: '#c9b48a', roof: '#b0563a', leaf: '#2f7a54' }],
  ['kochi', { hours: ['golden'], trees: ['palm'], water: '#3f8f80', tint: '#f5b880' }],
];

export function settingOf(slug: string, city: string): Setting {
  const where = `${slug} ${city.toLowerCase()}`;
  return lines.reduce<Setting>(
    (setting, [word, change]) => (where.includes(word) ? { ...setting, ...change } : setting),
    plain,
  );
}
