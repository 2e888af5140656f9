import { checked as checkedImport, noMapping } from '@vitrina/conformance/sign-in-backend/example-check.ts';
import type { Import } from '@vitrina/contract';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedImports, user } from './default-market.ts';

export { checkedImport };

/** Name of its file. */
export const fileName = 'продажи_неделя46.xlsx';

/** Creates a file of a size. */
export const createFile = (size: number, name = fileName): File => new File([new Uint8Array(size)], name);

/** Chooses files with the button of the page. */
export async function chooseFiles(...files: File[]): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Выбрать файлы' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, files);
}

/** A button of the page. */
export const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Expects a step of the import. */
export const expectStep = (title: string) =>
  expect
    .element(page.getByRole('listitem').filter({ hasText: title }))
    .toHaveAttribute('aria-current', 'step');

/** The import at the server, with the mapping of its last check. */
export const readStoredImport = () => storedImports.read().imports[0];

/** Stores an import at the server. */
export const storeImport = (view: Import) =>
  storedImports.write({ imports: [{ email: user.email, view, mapping: noMapping }] });
