export interface ConfigurationValueProps {
  /** Says that the operator has not set it, or names the setting. */
  children: string;
}

/** Stands where the operator has to supply a value. A live build shows the value as plain text and never this. */
export function ConfigurationValue({ children }: ConfigurationValueProps) {
  return (
    <span className="rounded-badge border border-dashed border-brass-line bg-brass-soft px-2 text-detail font-normal text-brass">
      {children}
    </span>
  );
}
