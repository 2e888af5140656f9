import { useMutation } from '@tanstack/react-query';
import type { CreatedKey } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { Select } from '@vitrina/ui/primitives/select';
import { Field } from '@vitrina/ui/primitives/field';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../../session/session-context.ts';
import { createKey } from './keys-query.ts';
import * as texts from '#texts/pages/account/keys';

/** Maximum length of a name, characters. */
const MAX_LENGTH = 60;

/** Lifetimes that a key can have, days; the first choice has no end. */
const lifetimes = [30, 90, 365] as const;

/** Creates a key by its name, and its lifetime if it has one. */
export function NewKey({ onCreated }: { onCreated: (created: CreatedKey) => void }) {
  const session = useSession();
  const [name, setName] = useState('');
  const [days, setDays] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      createKey(session, { name: name.trim(), ...(days !== '' && { expiresInDays: Number(days) }) }),
    onSuccess: (created) => {
      setName('');
      onCreated(created);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNameMissing(name.trim() === '');
    if (name.trim() !== '') mutate();
  };
  const change = (text: string) => {
    setName(text);
    setNameMissing(false);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field
        label={texts.newName}
        value={name}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        placeholder={texts.namePlaceholder}
        onChange={({ target }) => change(target.value)}
        error={isNameMissing ? texts.nameMissing : error?.message}
        className="min-w-0 flex-1 basis-72"
      />
      <Select label={texts.lifetime} value={days} onChange={setDays} className="basis-44 max-md:grow">
        <option value="">{texts.untilRevoked}</option>
        {lifetimes.map((one) => (
          <option key={one} value={one}>
            {texts.forDays(one)}
          </option>
        ))}
      </Select>
      <Button type="submit" pending={isPending} className="max-md:w-full">
        {texts.create}
      </Button>
    </form>
  );
}
