// Parts of forms that several dialogs and pages share.
export interface ChoiceProps<T extends string> {
  legend: string;
  name: string;
  value: T;
  options: [T, string][];
  onChange: (value: T) => void;
  /** One under the other, for longer words. */
  tall?: boolean;
}

/** A few options, all visible, of which one is chosen. */
export function Choice<T extends string>({ legend, name, value, options, onChange, tall }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class={`segments ${tall ? 'is-tall' : ''}`}>
        {options.map(([option, label]) => (
          <label key={option} class={option === value ? 'is-on' : ''}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
