import { createInvariable } from '../../../format/noun.ts';

export const times = createInvariable('times');
export const ratio = (number: string, times: string) => `${number}\u00a0${times}`;

export const leaderAlone = (leader: string, share: string) => `${leader} has ${share} of revenue`;
export const all = (leader: string) => `All revenue comes from ${leader}`;
export const level = (first: string, second: string, share: string, secondShare: string) =>
  `${first} and ${second} are almost level: ${share} and ${secondShare} of revenue`;
export const leader = (first: string, share: string, ratio: string, second: string) =>
  `${first} has ${share} of revenue, ${ratio} as much as ${second}`;

export const mostOf = (leader: string, share: string) =>
  `More than half of revenue comes from ${leader}: ${share}`;
export const half = (count: string, all: string, leader: string, share: string) =>
  `Half of revenue comes from ${count} of ${all}; the largest is ${leader}: ${share}`;

export const first = (count: number, all: string, share: string) =>
  `The top ${count} of ${all} have ${share} of revenue`;
export const firstWithLeader = (first: string, leader: string, share: string) =>
  `${first}, led by ${leader}: ${share}`;

export const priceRange = (from: string, to: string) => `${from} to ${to}\u00a0₸`;
export const prices = (share: string, prices: string) =>
  `${share} of revenue comes from products priced ${prices}`;
export const selected = (share: string) => `Selected products have ${share} of revenue`;
export const bestSeller = (share: string, price: string, title: string) =>
  `${share} of revenue comes from one product at ${price}: ${title}`;

export const noneGood = (level: string, all: string) => `“${level}” and above: none of ${all}`;
export const good = (level: string, count: string, all: string, share: string) =>
  `“${level}” and above: ${count} of ${all}, ${share} of revenue`;

export const noRoom = 'No strong markets with a small share';
export const noShare = 'no share';
export const room = (count: string, all: string, largest: string, share: string) =>
  `Strong market, small share: ${count} of ${all}; the largest is ${largest}: ${share}`;
