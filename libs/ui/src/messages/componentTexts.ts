import type { BadgeTexts } from '../badge/badgeTexts.ts';
import type { CodeFieldTexts } from '../code-field/codeFieldTexts.ts';
import type { ComboBoxTexts } from '../combo-box/comboBoxTexts.ts';
import type { BreadcrumbTexts } from '../breadcrumb/breadcrumbTexts.ts';
import type { CostBreakdownTexts } from '../cost-breakdown/costBreakdownTexts.ts';
import type { ChartTexts } from '../internal/charts/chartTexts.ts';
import type { CopyButtonTexts } from '../copy-button/copyButtonTexts.ts';
import type { CountdownTexts } from '../countdown/countdownTexts.ts';
import type { CropperTexts } from '../cropper/cropperTexts.ts';
import type { DateFieldTexts } from '../date-field/dateFieldTexts.ts';
import type { GridTableTexts } from '../grid-table/gridTableTexts.ts';
import type { ImageLoaderTexts } from '../image-loader/imageLoaderTexts.ts';
import type { ImageUploadTexts } from '../image-upload/imageUploadTexts.ts';
import type { DepthLadderTexts } from '../depth-ladder/depthLadderTexts.ts';
import type { DonutTexts } from '../donut/donutTexts.ts';
import type { ModalTexts } from '../modal/modalTexts.ts';
import type { NoticeTexts } from '../popover/noticeTexts.ts';
import type { OrderStatusTexts } from '../order-status/orderStatusTexts.ts';
import type { PaginationTexts } from '../pagination/paginationTexts.ts';
import type { ProfitCalendarTexts } from '../profit-calendar/profitCalendarTexts.ts';
import type { RangeSwitchTexts } from '../range-switch/rangeSwitchTexts.ts';
import type { StepButtonTexts } from '../number-field/stepButtonTexts.ts';
import type { TextAreaTexts } from '../text-area/textAreaTexts.ts';
import type { SearchOverlayTexts } from '../search-overlay/searchOverlayTexts.ts';
import type { ScrollProgressTexts } from '../scroll-progress/scrollProgressTexts.ts';
import type { ShowAssetsToggleTexts } from '../show-assets-toggle/showAssetsToggleTexts.ts';
import type { StepsTexts } from '../stepper/stepsTexts.ts';
import type { TimelineTexts } from '../timeline/timelineTexts.ts';
import type { TreemapTexts } from '../treemap/treemapTexts.ts';

/**
 * The texts of the larger components, each kept beside its component so that a page carries only those it uses. A key
 * is the component's name, its value the interface that the component exports from its `<component>Texts.ts`.
 */
export interface ComponentTexts {
  badge: BadgeTexts;
  breadcrumb: BreadcrumbTexts;
  codeField: CodeFieldTexts;
  comboBox: ComboBoxTexts;
  copyButton: CopyButtonTexts;
  countdown: CountdownTexts;
  cropper: CropperTexts;
  dateField: DateFieldTexts;
  gridTable: GridTableTexts;
  imageLoader: ImageLoaderTexts;
  imageUpload: ImageUploadTexts;
  chart: ChartTexts;
  costBreakdown: CostBreakdownTexts;
  depthLadder: DepthLadderTexts;
  donut: DonutTexts;
  modal: ModalTexts;
  notice: NoticeTexts;
  orderStatus: OrderStatusTexts;
  pagination: PaginationTexts;
  profitCalendar: ProfitCalendarTexts;
  rangeSwitch: RangeSwitchTexts;
  stepButtons: StepButtonTexts;
  textArea: TextAreaTexts;
  searchOverlay: SearchOverlayTexts;
  scrollProgress: ScrollProgressTexts;
  showAssetsToggle: ShowAssetsToggleTexts;
  steps: StepsTexts;
  timeline: TimelineTexts;
  treemap: TreemapTexts;
}
