import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { texts } from '../texts';

export interface LotProps {
  lot: { read: number; asked: number; entered: boolean };
}

/** Says who picks, and puts a reader in the draw who has read enough. */
export function Lot({ lot: { read, asked, entered } }: LotProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Card as="section" aria-labelledby="lot">
      <h2 id="lot" className="display text-2xl">
        {texts.lot.heading}
      </h2>
      <p className="mt-2 text-muted">{texts.lot.hint(asked)}</p>
      {entered && <p className="mt-3 font-medium">{texts.lot.entered}</p>}
      {!entered && read < asked && <p className="tabular mt-3 font-medium">{texts.lot.readSoFar(read, asked)}</p>}
      {!entered && read >= asked && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="lot" pending={busy}>
            {texts.lot.enter}
          </Button>
        </Form>
      )}
    </Card>
  );
}
