import { Button } from '@vitrina/ui/primitives/button';
import { Field } from '@vitrina/ui/primitives/field';
import { focusOnMount } from '../../routing/focus-on-mount.ts';
import { useRequestCode } from './use-request-code.ts';
import * as texts from '#texts/pages/public/login';

/** First step of the sign-in: the e-mail address. */
export function EmailStep(props: Parameters<typeof useRequestCode>[0]) {
  const { field, submit, isPending } = useRequestCode(props);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 [--control:2.75rem]">
      <h1 className="text-sign-in">{texts.title}</h1>
      <p className="-mt-2 text-ink-2">{texts.intro}</p>
      <Field {...field} ref={focusOnMount} />
      <Button type="submit" variant="primary" pending={isPending} className="w-full">
        {texts.requestCode}
      </Button>
    </form>
  );
}
