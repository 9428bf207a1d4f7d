const indian = /^([6-9]\d{4})(\d{5})$/;

/** An Indian mobile as people read it, "+91 98765 43210"; anything else as it is. */
export function formatMobile(mobile: string): string {
  return mobile.replace(indian, '+91 $1 $2');
}
