import type { Section } from '../section.ts';
import { appliances } from './appliances.ts';
import { auto } from './auto.ts';
import { beauty } from './beauty.ts';
import { building } from './building.ts';
import { children } from './children.ts';
import { clothes } from './clothes.ts';
import { computers } from './computers.ts';
import { food } from './food.ts';
import { furniture } from './furniture.ts';
import { home } from './home.ts';
import { leisure, sport } from './leisure.ts';
import { personal, pets, pharmacy } from './personal.ts';
import { phones } from './phones.ts';
import { screens } from './screens.ts';
import { shoes } from './shoes.ts';

/** All sections of the demo market. The order determines category ids. */
export const sections: readonly Section[] = [
  phones,
  appliances,
  screens,
  computers,
  beauty,
  pharmacy,
  children,
  clothes,
  shoes,
  personal,
  furniture,
  home,
  building,
  auto,
  sport,
  leisure,
  pets,
  food,
];
