// The hours of the day: sky, light and shade.

export type HourName = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'monsoon';

export interface Hour {
  name: HourName;
  /** From the top of the sky to the horizon. */
  sky: [string, string, string, string];
  sun: string;
  /** Colour that the light adds to lit sides, and its share. */
  light: string;
  lightShare: number;
  /** Colour that the shade adds to turned-away sides, and its share. */
  shade: string;
  shadeShare: number;
  /** Colour of the air, and its share in everything far away. */
  haze: string;
  hazeShare: number;
  /** Foreground silhouettes. */
  dark: string;
  /** Lamps and windows. */
  glow: string;
  lamps: boolean;
}

export const hours: Record<HourName, Hour> = {
  dawn: {
    name: 'dawn',
    sky: ['#7f9dc0', '#c9b3c4', '#f5c6b2', '#fde6c4'],
    sun: '#fff6df',
    light: '#ffe3c4',
    lightShare: 0.5,
    shade: '#7a6f9f',
    shadeShare: 0.42,
    haze: '#f0c4b8',
    hazeShare: 0.12,
    dark: '#3b3357',
    glow: '#ffd98a',
    lamps: false,
  },
  noon: {
    name: 'noon',
    sky: ['#6fb0c4', '#a6d0d0', '#dfe6cf', '#faf0d4'],
    sun: '#fffdf0',
    light: '#fff6dd',
    lightShare: 0.48,
    shade: '#6f7f96',
    shadeShare: 0.34,
    haze: '#eee8d0',
    hazeShare: 0.06,
    dark: '#23453f',
    glow: '#ffe3a0',
    lamps: false,
  },
  golden: {
    name: 'golden',
    sky: ['#3e8a9c', '#9cc4b4', '#fbd98c', '#f9a95c'],
    sun: '#fff3bf',
    light: '#ffd78a',
    lightShare: 0.46,
    shade: '#7c4255',
    shadeShare: 0.42,
    haze: '#f9bb78',
    hazeShare: 0.1,
    dark: '#3d2138',
    glow: '#ffdc86',
    lamps: false,
  },
  dusk: {
    name: 'dusk',
    sky: ['#2d2c64', '#85457f', '#e26e63', '#fcb868'],
    sun: '#ffe09a',
    light: '#ff9f72',
    lightShare: 0.42,
    shade: '#3c2a63',
    shadeShare: 0.56,
    haze: '#b85a76',
    hazeShare: 0.22,
    dark: '#1f163c',
    glow: '#ffce6b',
    lamps: true,
  },
  night: {
    name: 'night',
    sky: ['#0b1736', '#14305c', '#2a5a7e', '#6d9fa2'],
    sun: '#fbf3d4',
    light: '#9dbccb',
    lightShare: 0.3,
    shade: '#12214a',
    shadeShare: 0.6,
    haze: '#1f4169',
    hazeShare: 0.42,
    dark: '#070d22',
    glow: '#ffc866',
    lamps: true,
  },
  monsoon: {
    name: 'monsoon',
    sky: ['#46626f', '#74929a', '#adc2ba', '#dfe2c8'],
    sun: '#f4f1da',
    light: '#e6e8d2',
    lightShare: 0.38,
    shade: '#3f5a68',
    shadeShare: 0.42,
    haze: '#a9bdb6',
    hazeShare: 0.16,
    dark: '#17322f',
    glow: '#ffd98c',
    lamps: true,
  },
};
