import { useSyncExternalStore } from 'react';
import { storedSetting } from '~/platform/storage/stored-setting';
import { DropdownPanel } from '~/ui/layout/dropdown-panel';
import { ThemeControl } from '~/ui/theme/theme-control';
import {
  passageChoices,
  READING_KEY,
  type ReadingSettings,
  readingSettings,
  readingSizes,
  readingWidths,
  storedReading,
  usualReading,
} from './reading-settings';
import { readingSettingsTexts as texts } from './texts';

/** Text size, column width and theme for reading; stored in the browser. */
export default function ReadingSettingsPanel() {
  const [settings, change] = useReadingSettings();
  return (
    <DropdownPanel>
      <div className="grid gap-5">
        <Choice
          legend={texts.size}
          name="text-size"
          values={readingSizes}
          labels={texts.sizes}
          chosen={settings.size}
          onChoose={(size) => change({ size })}
        />
        <Choice
          legend={texts.width}
          name="line-width"
          values={readingWidths}
          labels={texts.widths}
          chosen={settings.width}
          onChoose={(width) => change({ width })}
        />
        <Choice
          legend={texts.passages}
          name="passages"
          values={passageChoices}
          labels={texts.passageChoices}
          chosen={settings.passages}
          onChoose={(passages) => change({ passages })}
        />
        <div>
          <p aria-hidden="true" className="mb-2 text-sm font-medium">
            {texts.theme}
          </p>
          <ThemeControl name="theme-reading" />
        </div>
      </div>
    </DropdownPanel>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  /** The name of its radio buttons: there is one panel per page. */
  name: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  chosen: Value;
  onChoose(value: Value): void;
}

function Choice<Value extends string>({ legend, name, values, labels, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="inline-flex flex-wrap rounded-md border border-line p-0.5">
        {values.map((value) => (
          <label key={value} className="reading-choice">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const setting = storedSetting(READING_KEY, 'quillarena:reading');

function change(settings: ReadingSettings): void {
  document.documentElement.dataset.readingSize = settings.size;
  document.documentElement.dataset.readingWidth = settings.width;
  document.documentElement.dataset.readingPassages = settings.passages;
  setting.write(storedReading(settings));
}

/** The reader's settings for stories, stored in the browser. @returns the settings, and a function that changes some of them. */
function useReadingSettings(): [ReadingSettings, (changed: Partial<ReadingSettings>) => void] {
  const settings = readingSettings(useSyncExternalStore(setting.subscribe, setting.read, () => storedReading(usualReading)));
  return [settings, (changed) => change({ ...settings, ...changed })];
}
